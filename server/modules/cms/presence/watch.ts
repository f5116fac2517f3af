import { eq } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import { AppError } from '@/lib/api/errors'
import type { presenceApi } from '@/lib/api/v1/cms/presence'
import type { PresenceEvent } from '@/lib/api/v1/cms/presence.schema'
import type { Ctx } from '@/server/core/context'
import type { EventStream } from '@/server/core/http/event-stream'
import { requireUser } from '@/server/core/require-user'
import { users } from '@/server/db/schema/user'
import { editableDocument, requireDocumentRight } from '../draft/documents'
import { chooseColour } from './choose-colour'
import { openHub } from './hub'
import { mayStillRead } from './may-still-read'

const maxStreams = 20

/** How often rights are checked again: a session that nobody ends runs out. ms. */
const checkMs = 30_000

/** Keeps an announced presence below the 8000 bytes of NOTIFY. */
const maxNameLength = 80

/** docs/rules/editing.md#presence */
export async function watch(ctx: Ctx, { client, keys }: ParsedOf<typeof presenceApi.watch>): Promise<EventStream<PresenceEvent>> {
  const { id: userId } = requireUser(ctx)
  for (const key of keys) requireDocumentRight(ctx, key)
  for (const key of keys) await editableDocument(key).read(ctx, ctx.db)
  const name = await findName(ctx, userId)
  const hub = await openHub()
  const place = { siteId: ctx.site.id, languageId: ctx.language.id, keys }
  if (hub.countStreams({ ...place, userId }) >= maxStreams) throw new AppError('TOO_MANY', { retryAfter: 30 })
  return {
    open(sink) {
      const colour = chooseColour(userId, hub.beside(place))
      const checkRight = () =>
        void mayStillRead(ctx, keys).then(
          (isAllowed) => isAllowed || sink.end(),
          () => sink.end(),
        )
      const present = { ...place, stream: ctx.newId(), userId, client, name, colour, selected: null }
      const leave = hub.join({ present, sink, checkRight })
      // It may have been taken between the first check and now.
      checkRight()
      const checking = setInterval(checkRight, checkMs)
      return () => {
        clearInterval(checking)
        leave()
      }
    },
  }
}

async function findName(ctx: Ctx, userId: number) {
  const [user] = await ctx.db
    .select({ firstName: users.firstName, lastName: users.lastName, username: users.username })
    .from(users)
    .where(eq(users.id, userId))
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim() || (user?.username ?? '')
  return name.slice(0, maxNameLength).toWellFormed()
}
