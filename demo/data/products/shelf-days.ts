/** The day these lists were written; the age of an edition is counted to it, so the seed gives the same answer on every day. */
const written = Date.UTC(2026, 10, 20)
const dayMs = 86_400_000
/** The shop opened its web pages this many days ago; older editions entered the catalogue some time since then. */
const shopDays = 900

/** How many days ago a book entered the catalogue: on its release, or, for older editions, on a day spread by its number. */
export function daysOnShelf(released: string, number: number): number {
  const age = Math.round((written - Date.parse(`${released}T00:00:00Z`)) / dayMs)
  if (age >= 0 && age <= shopDays) return age
  return 45 + ((number * 137) % (shopDays - 45))
}
