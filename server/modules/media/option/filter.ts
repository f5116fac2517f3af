import { asc } from 'drizzle-orm'
import type { Ctx } from '@/server/core/context'
import { mediaOptions } from '@/server/db/schema/site'

export async function filter({ db }: Ctx) {
  return db.select().from(mediaOptions).orderBy(asc(mediaOptions.id))
}
