import { sql, type SQL } from 'drizzle-orm'

/** Whether a document has a section that refers to a master. */
export function refersToMaster(doc: SQL, id: SQL): SQL {
  return sql`jsonb_path_exists(${doc}, '$.sections.* ? (@.master == $id)', jsonb_build_object('id', ${id}), true)`
}
