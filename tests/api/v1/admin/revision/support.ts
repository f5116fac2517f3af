import { adminRevisionApi } from '@/lib/api/v1/admin/revision'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import type { ConsentState } from '@/lib/api/v1/cms/consent.schema'
import type { RevisionKind } from '@/lib/office/revision-kinds'
import { database } from '@/server/db/client'
import { users } from '@/server/db/schema/user'
import { eq } from 'drizzle-orm'
import { createMerchant } from '@/tests/support/users'

export type Editor = Awaited<ReturnType<typeof createMerchant>>

/** A member of the staff with a name of their own. */
export async function createEditor(firstName: string, ...scopes: string[]): Promise<Editor> {
  const editor = await createMerchant(...scopes)
  await database().db.update(users).set({ firstName, lastName: 'Ivić' }).where(eq(users.id, editor.id))
  return editor
}

export const history = async (by: Editor, kind: RevisionKind, id: string | number) =>
  (await by.call(adminRevisionApi.filter, { kind, id: String(id), limit: 100 })).records

export const writeWording = (by: Editor, uniqueNumber: string) =>
  by.call(officeConsentApi.write, { uniqueNumber, name: `Naziv ${uniqueNumber}`, displayName: `Tekst ${uniqueNumber}.`, version: 0 })

type Form = 'checkout' | 'registration' | 'newsletter' | 'form'

export async function assignmentOf(by: Editor, form: Form) {
  const { data } = await by.call(officeConsentApi.filter, {})
  const own = data.find(({ assigned_to: to }) => to === form)
  if (!own) throw new Error(`There is no form ${form}.`)
  return own
}

type Change = { version: number; states?: Record<string, ConsentState>; order?: string[] }

/** Saves the consent form as its screen does: only what changed. */
export function saveConsents(by: Editor, form: Form, { version, states = {}, order }: Change) {
  const list = Object.entries(states).map(([uniqueNumber, state]) => ({ uniqueNumber, state }))
  return by.call(officeConsentApi.update, { assigned_to: form, version, states: list, order })
}
