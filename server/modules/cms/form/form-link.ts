import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { signValue, loadSigningKey, readSignedValue } from '@/server/core/security/signing'

const day = 86_400_000
/** How long an entry can be confirmed, days. */
export const confirmationDays = 7

/** The signed token of a form's mailed link: it identifies the entry to confirm. */
export async function signEntryLink(tx: Tx, site: Pick<SiteInfo, 'id'>, entryId: number) {
  return signValue(await loadSigningKey(tx, site.id), 'goal', String(entryId))
}

/** The entry and form of a token. @throws GOAL_UNDEFINED without a valid signature or entry */
export async function loadLinkedEntry(tx: Tx, site: Pick<SiteInfo, 'id'>, link: string) {
  const value = readSignedValue(await loadSigningKey(tx, site.id), 'goal', link)
  if (value === null) throw new AppError('GOAL_UNDEFINED')
  const [found] = await tx
    .select({ entry: formEntries, form: forms })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(eq(formEntries.id, Number(value)))
  const { goal, goalType } = found?.form ?? {}
  if (!found || !goal || !goalType) throw new AppError('GOAL_UNDEFINED')
  return { ...found, goal, goalType }
}

type LinkedEntry = Awaited<ReturnType<typeof loadLinkedEntry>>

/** Where a confirmed entry leads. */
export function presentGoal(link: string, { entry, goal, goalType }: LinkedEntry) {
  return { goalType, goal: goalType === 'file' ? `/api/v1/cms/form/file/${link}` : goal, confirmedEmail: entry.email }
}

export function canBeConfirmed({ createdAt }: typeof formEntries.$inferSelect, now: Date) {
  return now.getTime() - createdAt.getTime() < confirmationDays * day
}
