import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { Ctx } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { events, eventTexts } from '@/server/db/schema/calendar'
import { mailMovedEvent } from '@/server/modules/calendar/event/seats/event-changes'
import type { EditableDocument } from './editable-document'
import { hasValues, pictureField, pictureOf, richTextField, richTextOf, textOf } from './fields'
import { lockRow } from './lock-row'

export function eventDocument(id: number): EditableDocument {
  return {
    scope: 'content',
    tags: async () => ['events', `event:${id}`],
    lock: (tx) => lockRow(tx, events, id),
    async read(ctx, db) {
      const { title, summary, place, body, mediaId, mediaAlt } = await loadRow(ctx, db, id)
      return { v: 1, sections: {}, page: { title, summary, place, body: richTextField(body), image: pictureField(mediaId, mediaAlt) } }
    },
    async publish(ctx, tx, { document: { page = {} } }) {
      const { body, place, startsAt, endsAt } = await loadRow(ctx, tx, id)
      const image = await pictureOf(ctx, tx, { fields: page, name: 'image' })
      await tx
        .update(events)
        .set({ mediaId: image === null ? null : image?.mediaId, updatedAt: ctx.now() })
        .where(eq(events.id, id))
      const own = {
        title: textOf(page, 'title', { maxLength: 300, isRequired: true }),
        summary: textOf(page, 'summary', { maxLength: 2000 }),
        place: textOf(page, 'place', { maxLength: 300, isRequired: true }),
        body: richTextOf(page, 'body', body),
        mediaAlt: image === null ? null : image?.alt,
      }
      if (hasValues(own))
        await tx
          .update(eventTexts)
          .set(own)
          .where(and(eq(eventTexts.eventId, id), eq(eventTexts.languageId, ctx.language.id)))
      await mailMovedEvent(ctx, tx, { id, before: { place, startsAt, endsAt } })
    },
  }
}

async function loadRow(ctx: Ctx, db: Tx, id: number) {
  const { title, summary, place, body, mediaAlt } = eventTexts
  const [row] = await db
    .select({ title, summary, place, body, mediaAlt, mediaId: events.mediaId, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(eventTexts)
    .innerJoin(events, and(eq(events.id, eventTexts.eventId), isNull(events.archivedAt)))
    .where(and(eq(eventTexts.eventId, id), eq(eventTexts.siteId, ctx.site.id), eq(eventTexts.languageId, ctx.language.id)))
  if (!row) throw new AppError('NOT_FOUND')
  return row
}
