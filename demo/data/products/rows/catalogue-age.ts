/** Ages are counted to this fixed day, so that every seed gives the same result. */
const referenceDay = Date.UTC(2026, 10, 20)
const dayMs = 86_400_000
/** The age of the shop; editions from before entered the catalogue at some time since. */
const shopAgeDays = 900

/** Days since a book entered the catalogue: since its release, or for older editions a day derived from its number. */
export function daysInCatalogue(released: string, number: number): number {
  const age = Math.round((referenceDay - Date.parse(`${released}T00:00:00Z`)) / dayMs)
  if (age >= 0 && age <= shopAgeDays) return age
  return 45 + ((number * 137) % (shopAgeDays - 45))
}
