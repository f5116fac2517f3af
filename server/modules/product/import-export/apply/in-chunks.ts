const maxParameters = 65_535

/** Runs a statement for chunks of rows within Postgres' parameter limit; not at all without rows. */
export async function inChunks<Row extends object>(rows: readonly Row[], run: (some: Row[]) => PromiseLike<unknown>) {
  const columns = Math.max(1, ...rows.slice(0, 50).map((row) => Object.keys(row).length))
  const size = Math.min(1000, Math.floor(maxParameters / (columns + 2)))
  for (let at = 0; at < rows.length; at += size) await run(rows.slice(at, at + size))
}
