import type { DeliveryBranch } from '@/lib/api/entities/delivery.schema'
import { fold } from '@/lib/text/fold'

type BranchQuery = {
  /** Words of city, street, name or postal code, in any order, diacritics ignored. */
  query: string
  /** The buyer's city: its branches come first. */
  town: string
}

/** The matching branches, by city and then in the merchant's order (docs/rules/checkout.md#branch-search). */
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
