import postgres, { type Sql } from 'postgres'

/**
 * Drops a database with whatever is connected to it. FORCE fails while Postgres cleans up its tables in a process of the superuser, which only a plain drop ends.
 */
export async function dropDatabase(maintenance: Sql, name: string) {
  await maintenance`drop database ${maintenance(name)} with (force)`.catch(async (error: unknown) => {
    if (!(error instanceof postgres.PostgresError && error.code === '42501')) throw error
    await maintenance`drop database ${maintenance(name)}`
  })
}
