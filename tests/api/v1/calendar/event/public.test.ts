import { beforeEach, describe, expect, it } from 'vitest'
import type { InputOf } from '@/lib/api/endpoint'
import { eventApi } from '@/lib/api/v1/calendar/event/public'
import { callAs, failureOf } from '@/tests/support/http/caller'
import { daysAgo } from '@/tests/support/factories'
import { createEvent, createPicture, emptyContent } from '../../cms/support/content'

const visitor = callAs()
const filter = (input: InputOf<typeof eventApi.filter> = {}) => visitor.call(eventApi.filter, input)
const titles = async (input?: InputOf<typeof eventApi.filter>) => (await filter(input)).records.map(({ title }) => title)

describe('POST calendar/event/public/filter', () => {
  beforeEach(emptyContent)

  it('lists upcoming events, soonest first', async () => {
    await createEvent({ title: 'Prekosutra', startsInDays: 2 })
    await createEvent({ title: 'Jučer', startsInDays: -1 })
    await createEvent({ title: 'Sutra', startsInDays: 1 })
    await createEvent({ title: 'Otkazano', startsInDays: 3, archived: true })
    expect(await filter()).toMatchObject({ totalRecords: 2, totalPages: 1, page: 1, limit: 10 })
    expect(await titles()).toEqual(['Sutra', 'Prekosutra'])
  })

  it('includes a running event', async () => {
    await createEvent({ title: 'Upravo traje', startsInDays: -1 / 24 })
    expect(await titles()).toEqual(['Upravo traje'])
  })

  it('lists events of a period in pages', async () => {
    for (const startsInDays of [-9, -5, 1, 8]) await createEvent({ title: `Dan ${startsInDays}`, startsInDays })
    const period = { from: daysAgo(6).toISOString(), to: daysAgo(-2).toISOString() }
    expect(await titles(period)).toEqual(['Dan -5', 'Dan 1'])
    expect(await filter({ ...period, limit: 1, page: 2 })).toMatchObject({ records: [{ title: 'Dan 1' }], totalPages: 2 })
    expect(await filter({ page: 5 })).toMatchObject({ records: [], totalRecords: 2 })
  })

  it.each([
    ['citanja', 'its title, without diacritics'],
    ['kukuljica', 'its whole text, in another case of the noun'],
    ['podrum', 'its place'],
  ])('finds by %s: %s', async (keywords) => {
    await createEvent({ title: 'Noćna čitanja', text: 'Čitamo o kukuljici.', place: 'Podrum knjižare' })
    await createEvent({ title: 'Šetnja' })
    expect(await titles({ keywords })).toEqual(['Noćna čitanja'])
  })

  it('finds past events after upcoming ones', async () => {
    await createEvent({ title: 'Šetnja lani', startsInDays: -300 })
    await createEvent({ title: 'Šetnja opet', startsInDays: 30 })
    expect(await titles({ keywords: 'šetnja' })).toEqual(['Šetnja opet', 'Šetnja lani'])
  })

  it.each(['%', '_', "'", '\\', 'a & | ! ('])('takes %o literally', async (keywords) => {
    await createEvent({ title: 'Noćna čitanja' })
    expect(await titles({ keywords })).toEqual([])
  })

  it.each([{ from: 'jučer' }, { limit: 1000 }, { page: 0 }, { drafts: true }])('refuses %o', async (input) => {
    expect((await visitor.send(eventApi.filter, input)).status).toBe(422)
  })
})

describe('GET calendar/event/public/get', () => {
  beforeEach(emptyContent)

  it('returns time, place, seats and picture', async () => {
    const picture = await createPicture({ alt: 'Pozornica' })
    const { id, startsAt, endsAt } = await createEvent({ title: 'Slobodni mikrofon', seats: 30, mediaId: picture.id })
    expect(await visitor.call(eventApi.get, { id })).toMatchObject({
      id,
      title: 'Slobodni mikrofon',
      place: 'Zagreb',
      seats: 30,
      over: false,
      media: { alt: 'Pozornica' },
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })
  })

  it('keeps past events, marked as over', async () => {
    const { id } = await createEvent({ startsInDays: -3, seats: null })
    expect(await visitor.call(eventApi.get, { id })).toMatchObject({ over: true, seats: null })
  })

  it('answers 404 for an archived or unknown event', async () => {
    const { id } = await createEvent({ archived: true })
    expect(await failureOf(visitor.call(eventApi.get, { id }))).toMatchObject({ status: 404 })
    expect(await failureOf(visitor.call(eventApi.get, { id: 2_000_000_000 }))).toMatchObject({ status: 404 })
  })
})
