import { and, asc, desc, eq, ilike, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { ParsedOf } from '@/lib/api/endpoint'
import type { officeFormApi } from '@/lib/api/v1/cms/form/office'
import type { EntryView } from '@/lib/api/v1/cms/form/office.schema'
import type { Ctx } from '@/server/core/context'
import { formEntries, forms } from '@/server/db/schema/form'
import { selectEntries, countEntries, isSubmitted, isUnhandled, presentEntryItem } from './entries'

const views: Record<EntryView, SQL | undefined> = {
  waiting: isUnhandled,
  handled: isNotNull(formEntries.handledAt),
  all: undefined,
}

export async function filter({ db, site }: Ctx, { view, formId, q, page, limit }: ParsedOf<typeof officeFormApi.filter>) {
  const matches = and(views[view], formId === undefined ? undefined : eq(forms.id, formId), matchesEmail(q))
  const [rows, totalRecords, siteForms] = await Promise.all([
    selectEntries(db, site, matches)
      .orderBy(desc(formEntries.id))
      .limit(limit)
      .offset((page - 1) * limit),
    countEntries(db, site, matches),
    listForms({ db, site }),
  ])
  const counts = { waiting: 0, handled: 0 }
  for (const form of siteForms) {
    if (formId !== undefined && form.id !== formId) continue
    counts.waiting += form.waiting
    counts.handled += form.handled
  }
  return {
    records: rows.map(presentEntryItem),
    totalRecords,
    totalPages: Math.ceil(totalRecords / limit),
    page,
    limit,
    counts,
    forms: siteForms.map(({ id, title }) => ({ id, title })),
  }
}

/** Closed forms too, since their entries remain readable. */
function listForms({ db, site }: Pick<Ctx, 'db' | 'site'>) {
  const countOf = (view: SQL | undefined) =>
    sql<number>`count(*) filter (where ${and(isSubmitted(site), isNotNull(formEntries.id), view)})::int`
  return db
    .select({ id: forms.id, title: forms.title, waiting: countOf(views.waiting), handled: countOf(views.handled) })
    .from(forms)
    .leftJoin(formEntries, eq(formEntries.formId, forms.id))
    .where(eq(forms.siteId, site.id))
    .groupBy(forms.id)
    .orderBy(asc(forms.title), asc(forms.id))
}

function matchesEmail(q: string): SQL | undefined {
  return q === '' ? undefined : ilike(formEntries.email, `%${q.replace(/[\\%_]/g, '\\$&')}%`)
}
