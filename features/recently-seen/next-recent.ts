/** One more than is shown, for the page one is on is not. */
const most = 5

/** The list with this one in front, each once. */
export function nextRecent(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((known) => known !== id)].slice(0, most)
}
