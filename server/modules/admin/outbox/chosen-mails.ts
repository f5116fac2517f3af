import { and, eq, ilike, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { adminApi } from '@/lib/api/v1/admin'
import type { Ctx } from '@/server/core/context'
import { texts, textsOf } from '@/server/core/texts'
import { outbox } from '@/server/db/schema/outbox'

type Choice = Pick<ParsedOf<typeof adminApi.outbox>, 'state' | 'q'>

/** A mail whose job has used up its attempts; one that was sent since is none. */
export const isFailed: SQL<boolean> = sql<boolean>`(${outbox.sentAt} is null and ${outbox.id} in
  (select (job.data ->> 'outboxId')::int from pgboss.job job where job.name = 'mail' and job.state = 'failed'))`

/** Every word must stand in the address, the template's name or subject, the name of the form or event, or be the order's number (docs/rules/mail.md#outbox-search). */
export function chosenMails({ site }: Pick<Ctx, 'site'>, { state, q }: Choice) {
  return and(eq(outbox.siteId, site.id), isInState(state), ...q.split(/\s+/).filter(Boolean).map(matches))
}

function isInState(state: Choice['state']) {
  switch (state) {
    case '':
      return undefined
    case 'sent':
      return isNotNull(outbox.sentAt)
    case 'unsent':
      return isNull(outbox.sentAt)
    case 'failed':
      return isFailed
    case 'waiting':
      return and(isNull(outbox.sentAt), sql`not ${isFailed}`)
  }
  return state satisfies never
}

/** Other data are not searched: they hold tokens, which a search would give away letter by letter. */
function matches(word: string) {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  const templates = templatesWithSubject(word)
  return or(
    ilike(outbox.to, part),
    ilike(outbox.template, part),
    sql`${outbox.data} ->> 'number' = ${word}`,
    sql`position(izlog_fold(${word}) in izlog_fold(${outbox.data} ->> 'title')) > 0`,
    templates.length > 0 ? inArray(outbox.template, templates) : undefined,
  )
}

/** Mails are rendered when they are read, so the words of their subjects stand in the texts alone. */
function templatesWithSubject(word: string): string[] {
  const folded = word.toLocaleLowerCase('hr')
  return [texts.mails, textsOf('en').mails].flatMap((mails) =>
    Object.entries(mails)
      .filter(([, parts]) =>
        Object.entries(parts).some(
          ([part, text]) => /subject$/i.test(part) && typeof text === 'string' && text.toLocaleLowerCase('hr').includes(folded),
        ),
      )
      .map(([template]) => template),
  )
}
