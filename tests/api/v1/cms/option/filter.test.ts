import { beforeEach, describe, expect, it } from 'vitest'
import { optionApi } from '@/lib/api/v1/cms/option'
import { database } from '@/server/db/client'
import { options } from '@/server/db/schema/site'
import { callAs } from '@/tests/support/http/caller'
import { createPicture } from '../support/content'

const visitor = callAs()

describe('GET cms/option/filter', () => {
  beforeEach(async () => {
    const picture = await createPicture()
    const { db } = database()
    await db.delete(options)
    await db.insert(options).values([
      { siteId: 1, key: 'Logo', value: 'Pod lampom', mediaId: picture.id },
      { siteId: 1, key: 'NumberOfStars', value: 5 },
      { siteId: 1, key: 'SendEmailTo', value: 'knjizara@podlampom.example' },
    ])
  })

  it('returns the named options with their pictures', async () => {
    const [logo] = await visitor.call(optionApi.filter, { keys: ['Logo'] })
    expect(logo).toMatchObject({ key: 'Logo', value: 'Pod lampom', media: { width: 1600 } })
  })

  it("never returns the shop's mail addresses", async () => {
    const all = await visitor.call(optionApi.filter, {})
    expect(all.map(({ key }) => key)).toEqual(['Logo', 'NumberOfStars'])
    expect(await visitor.call(optionApi.filter, { keys: ['SendEmailTo'] })).toEqual([])
  })
})
