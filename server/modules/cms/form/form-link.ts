import { eq } from 'drizzle-orm'
import { AppError } from '@/lib/api/errors'
import type { SiteInfo } from '@/server/core/context'
import type { Tx } from '@/server/db/client'
import { formEntries, forms } from '@/server/db/schema/form'
import { signed, signingKey, valueOf } from '@/server/core/signing'

const day = 86_400_000
/** How long an answer waits for its sender; the mail says so. */
export const confirmationDays = 7

/** What the link of a form's mail carries: which answer it confirms, signed, so that nobody can make one (SPEC 4, the goals of /potvrdi-email). */
export async function signAnswerLink(tx: Tx, site: Pick<SiteInfo, 'id'>, entryId: number) {
  return signed(await signingKey(tx, site.id), 'goal', String(entryId))
}

/** The answer that a link was made for, with its form. @throws GOAL_UNDEFINED for one that we did not sign, or whose answer is gone */
export async function loadLinkedEntry(tx: Tx, site: Pick<SiteInfo, 'id'>, link: string) {
  const value = valueOf(await signingKey(tx, site.id), 'goal', link)
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

/** Whether an answer that nobody has confirmed yet may still be. */
export function canBeConfirmed({ createdAt }: typeof formEntries.$inferSelect, now: Date) {
  return now.getTime() - createdAt.getTime() < confirmationDays * day
}
