/** One more than is shown, for the page one is on is not. */
const maxRecent = 5

/** The list with this one in front, each once. */
export function prependRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((recent) => recent !== id)].slice(0, maxRecent)
}
