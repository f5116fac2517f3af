import { beforeEach, describe, expect, it } from 'vitest'
import { officeEventApi } from '@/lib/api/v1/calendar/event/office'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { emptyContent } from '@/tests/api/v1/cms/support/content'
import { daysAgo } from '@/tests/support/factories'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const visitor = callAs()
const editor = await createMerchant('content')
const [starts, ends] = [daysAgo(-3).toISOString(), daysAgo(-4).toISOString()]

describe('events of the back office', () => {
  beforeEach(emptyContent)

  it('are created, changed, archived and restored', async () => {
    const { id } = await editor.call(officeEventApi.create, {
      title: 'Čitanje',
      place: 'Zagreb',
      starts_at: starts,
      ends_at: ends,
      seats: 20,
    })
    const shown = async () => (await visitor.call(eventApi.filter, {})).records.map(({ title, seats }) => `${title} ${seats}`)
    expect(await shown()).toEqual(['Čitanje 20'])
    await editor.call(officeEventApi.update, { id, seats: null })
    expect(await shown()).toEqual(['Čitanje null'])
    expect(await editor.call(officeEventApi.archive, { id })).toMatchObject({ isArchived: true })
    expect(await failureOf(visitor.call(eventApi.get, { id }))).toMatchObject({ status: 404 })
    await editor.call(officeEventApi.restore, { id })
    expect(await visitor.call(eventApi.get, { id })).toMatchObject({ title: 'Čitanje' })
  })

  it('never end before they start', async () => {
    const wrong = { title: 'Čitanje', place: 'Zagreb', starts_at: ends, ends_at: starts }
    const refusal = { status: 422, fieldErrors: { ends_at: ['Kraj mora biti nakon početka.'] } }
    expect(await failureOf(editor.call(officeEventApi.create, wrong))).toMatchObject(refusal)
    const { id } = await editor.call(officeEventApi.create, { ...wrong, starts_at: starts, ends_at: ends })
    expect(await failureOf(editor.call(officeEventApi.update, { id, ends_at: daysAgo(-1).toISOString() }))).toMatchObject(refusal)
  })
})
