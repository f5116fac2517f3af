import { inArray } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { elementApi } from '@/lib/api/v1/cms/element'
import type { Ctx } from '@/server/core/context'
import { elements } from '@/server/db/schema/cms'
import { loadElements } from './present-elements'

export async function getByHandlers(ctx: Ctx, { handlers }: ParsedOf<typeof elementApi.getByHandlers>) {
  const found = await loadElements(ctx, ctx.db, inArray(elements.handler, handlers))
  const byHandler = new Map(found.map((element) => [element.handler, element]))
  return [...new Set(handlers)].flatMap((handler) => byHandler.get(handler) ?? [])
}
