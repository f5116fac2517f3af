import type { DeliveryBranch } from '@/lib/api/entities/delivery.schema'
import { fold } from '@/lib/text/fold'

type BranchQuery = {
  /** Words of a town, a street, a name or a postal code, in any order and without marks. */
  query: string
  /** Where the buyer lives: branches there come first while nothing was asked. */
  town: string
}

/** The branches that fit, by town and then as the merchant ordered them. */
export function findBranches(branches: readonly DeliveryBranch[], { query, town }: BranchQuery): DeliveryBranch[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const collator = new Intl.Collator('hr')
  const isNear = ({ city }: DeliveryBranch) => fold(city) === fold(town.trim())
  return branches
    .filter(({ name, street, houseNumber, zipCode, city }) => {
      const text = fold(`${city} ${name} ${street} ${houseNumber} ${zipCode}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)) || collator.compare(one.city, other.city))
}
