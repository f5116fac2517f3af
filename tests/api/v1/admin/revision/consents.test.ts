import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { officeConsentApi } from '@/lib/api/v1/cms/consent'
import { database } from '@/server/db/client'
import { consents } from '@/server/db/schema/consent'
import { revisions } from '@/server/db/schema/revision'
import { auditLog, sites } from '@/server/db/schema/site'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'
import { assignmentOf, createEditor, history, saveConsents, writeWording } from './support'

const { db } = database()
const ana = await createEditor('Ana', 'settings')
const ivo = await createEditor('Ivo', 'settings')
for (const key of ['uvjeti', 'vijesti', 'pravila']) await writeWording(ana, key)

// docs/rules/administration.md#form-revisions
describe('the consents of a form', () => {
  it('keep what two editors changed in different fields, also at once', async () => {
    const [one, two] = await Promise.all([
      saveConsents(ana, 'checkout', { version: 0, states: { uvjeti: 'required' } }),
      saveConsents(ivo, 'checkout', { version: 0, states: { vijesti: 'optional' } }),
    ])
    expect(new Set([one.version, two.version])).toEqual(new Set([1, 2]))
    const { consents: shown, ...rest } = await assignmentOf(ana, 'checkout')
    expect(new Set(shown)).toEqual(new Set(['uvjeti', 'vijesti']))
    expect(rest).toMatchObject({ requiredConsents: ['uvjeti'], version: 2 })
  })

  it('are refused with the value, name and time of who changed the same field', async () => {
    await saveConsents(ana, 'form', { version: 0, states: { uvjeti: 'required', vijesti: 'optional' } })
    const before = Date.now()
    await saveConsents(ivo, 'form', { version: 1, states: { uvjeti: 'optional', pravila: 'optional' } })
    const failure = await failureOf(saveConsents(ana, 'form', { version: 1, states: { uvjeti: 'hidden' } }))
    const common = { by: 'Ivo Ivić', at: expect.any(String) }
    expect(failure).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      data: {
        version: 2,
        changes: [
          { field: 'consent.uvjeti', theirs: 'optional', isConflict: true, ...common },
          { field: 'consent.pravila', theirs: 'optional', isConflict: false, ...common },
        ],
      },
    })
    const [, at = ''] = /"at":"([^"]+)"/.exec(JSON.stringify(failure.data)) ?? []
    expect(new Date(at).getTime()).toBeGreaterThanOrEqual(before)
    // Keeping the own value is saving it on the version that the refusal names.
    expect(await saveConsents(ana, 'form', { version: 2, states: { uvjeti: 'hidden' } })).toMatchObject({
      consents: ['vijesti', 'pravila'],
      version: 3,
    })
  })

  it('of two who change the same field at once are saved by one', async () => {
    const save = (by: typeof ana, state: 'optional' | 'required') =>
      saveConsents(by, 'newsletter', { version: 0, states: { uvjeti: state } })
    const results = await Promise.allSettled([save(ana, 'optional'), save(ivo, 'required')])
    const refused = results.find((one) => one.status === 'rejected')
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(refused?.reason).toMatchObject({ status: 409, data: { version: 1, changes: [{ field: 'consent.uvjeti', isConflict: true }] } })
    expect(await history(ana, 'consentForm', 'newsletter')).toHaveLength(1)
  })

  it('conflict in no field that both gave the same value', async () => {
    const { version } = await saveConsents(ana, 'registration', { version: 0, states: { uvjeti: 'required' } })
    const same = await saveConsents(ivo, 'registration', { version: 0, states: { uvjeti: 'required', vijesti: 'optional' } })
    expect(same).toMatchObject({ consents: ['uvjeti', 'vijesti'], version: version + 1 })
    expect((await history(ivo, 'consentForm', 'registration'))[0]).toMatchObject({
      before: { 'consent.vijesti': 'hidden' },
      after: { 'consent.vijesti': 'optional' },
    })
  })

  it('are saved once by a double click and by a repeat after a lost answer', async () => {
    const { version } = await assignmentOf(ana, 'registration')
    const save = () => saveConsents(ana, 'registration', { version, order: ['vijesti', 'uvjeti'] })
    const answers = await Promise.all([save(), save()])
    expect(await save()).toEqual(answers[0])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ consents: ['vijesti', 'uvjeti'], version: version + 1 })
    expect((await history(ana, 'consentForm', 'registration'))[0]?.version).toBe(version + 1)
    const entries = await db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.target, 'form:registration'), eq(auditLog.actor, `user:${ana.id}`)))
    expect(entries.at(-1)).toMatchObject({
      action: 'consent.assign',
      before: { order: ['uvjeti', 'vijesti'] },
      after: { order: ['vijesti', 'uvjeti'] },
    })
    expect(entries.filter(({ after }) => JSON.stringify(after).includes('order'))).toHaveLength(1)
  })

  it('keep a consent that a colleague showed, at the end of the own order', async () => {
    const { version } = await assignmentOf(ana, 'registration')
    await saveConsents(ivo, 'registration', { version, states: { pravila: 'optional' } })
    const written = await saveConsents(ana, 'registration', { version, order: ['uvjeti', 'vijesti'] })
    expect(written.consents).toEqual(['uvjeti', 'vijesti', 'pravila'])
  })

  it('are replaced by the call without a version, which is in the history too', async () => {
    const { version } = await assignmentOf(ana, 'form')
    await ivo.call(officeConsentApi.create, { assigned_to: 'form', consents: ['uvjeti'], requiredConsents: [] })
    const failure = await failureOf(saveConsents(ana, 'form', { version, states: { vijesti: 'required' } }))
    expect(failure.data).toMatchObject({
      changes: expect.arrayContaining([expect.objectContaining({ field: 'consent.vijesti', theirs: 'hidden' })]),
    })
  })

  it('are refused when unknown, named twice or more than 20', async () => {
    const unknown = await failureOf(saveConsents(ana, 'form', { version: 1, states: { nema: 'optional' } }))
    expect(unknown).toMatchObject({ status: 422, fieldErrors: { consents: ['unknown'] } })
    const state = { uniqueNumber: 'uvjeti', state: 'optional' } as const
    const twice = await failureOf(ana.call(officeConsentApi.update, { assigned_to: 'form', version: 1, states: [state, state] }))
    expect(twice).toMatchObject({ status: 422 })
    const keys = Array.from({ length: 21 }, (_, n) => `puno-${n}`)
    await db.insert(consents).values(keys.map((key) => ({ siteId: 1, uniqueNumber: key, name: key, displayName: key })))
    const { version } = await assignmentOf(ana, 'form')
    const states = Object.fromEntries(keys.map((key) => [key, 'optional' as const]))
    expect(await failureOf(saveConsents(ana, 'form', { version, states }))).toMatchObject({
      status: 422,
      fieldErrors: { consents: ['tooMany'] },
    })
    expect((await assignmentOf(ana, 'form')).version).toBe(version)
  })

  it('need the right to settings, and are those of the own site', async () => {
    const other = await createMerchant('content')
    const [site] = await db
      .insert(sites)
      .values({ id: 77, key: 'tuda', name: 'Tuđa', apiKey: 'tudi-kljuc-trgovine', defaultLanguageId: 41 })
      .returning()
    await db.insert(revisions).values({
      siteId: site?.id ?? 0,
      kind: 'consentForm',
      entityId: 'checkout',
      version: 90,
      at: new Date(),
      before: {},
      after: { 'consent.uvjeti': 'hidden' },
    })
    for (const caller of [callAs(), other])
      expect(await failureOf(caller.call(officeConsentApi.update, { assigned_to: 'form', version: 1 }))).toMatchObject({ status: 403 })
    expect(await failureOf(history(other, 'consentForm', 'checkout'))).toMatchObject({ status: 403 })
    expect((await history(ana, 'consentForm', 'checkout')).map(({ version }) => version)).toEqual([2, 1])
    expect((await assignmentOf(ana, 'checkout')).version).toBe(2)
  })
})

describe('a wording', () => {
  it('keeps one editor’s name and another’s text, as a version each', async () => {
    await writeWording(ana, 'spoj')
    await ana.call(officeConsentApi.write, { uniqueNumber: 'spoj', version: 1, name: 'Novi naziv' })
    const written = await ivo.call(officeConsentApi.write, { uniqueNumber: 'spoj', version: 1, displayName: 'Novi <b>tekst</b>.' })
    expect(written).toEqual({ uniqueNumber: 'spoj', name: 'Novi naziv', displayName: 'Novi <strong>tekst</strong>.', version: 3 })
    const texts = await db
      .select({ version: consents.version, name: consents.name })
      .from(consents)
      .where(eq(consents.uniqueNumber, 'spoj'))
    expect(texts.map(({ version, name }) => `${version} ${name}`).toSorted()).toEqual(['1 Naziv spoj', '2 Novi naziv', '3 Novi naziv'])
  })

  it('is refused with the other’s text where both changed it', async () => {
    await writeWording(ana, 'sukob')
    await ivo.call(officeConsentApi.write, { uniqueNumber: 'sukob', version: 1, displayName: 'Ivin tekst.' })
    const failure = await failureOf(ana.call(officeConsentApi.write, { uniqueNumber: 'sukob', version: 1, displayName: 'Anin tekst.' }))
    expect(failure).toMatchObject({
      code: 'STALE_VERSION',
      data: { version: 2, changes: [{ field: 'displayName', theirs: 'Ivin tekst.', by: 'Ivo Ivić', isConflict: true }] },
    })
  })

  it('that exists is not written again by creating it, but for the same', async () => {
    const first = await writeWording(ana, 'nova')
    expect(await writeWording(ivo, 'nova')).toEqual(first)
    const other = { uniqueNumber: 'nova', version: 0, name: 'Drugi', displayName: 'Drugi.' }
    expect(await failureOf(ivo.call(officeConsentApi.write, other))).toMatchObject({
      status: 409,
      code: 'STALE_VERSION',
      data: { version: 1 },
    })
    const half = await failureOf(ana.call(officeConsentApi.write, { uniqueNumber: 'pola', version: 0, name: 'Pola' }))
    expect(half).toMatchObject({ status: 422, fieldErrors: { displayName: ['required'] } })
  })
})
