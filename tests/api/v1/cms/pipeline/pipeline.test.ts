import { expect, it } from 'vitest'
import { pipelineApi } from '@/lib/api/v1/cms/pipeline'
import { socialGettersApi } from '@/lib/api/v1/cms/social-getters'
import { database } from '@/server/db/client'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const merchant = await createMerchant()

it('says that an import runs as long as it holds its lock', async () => {
  const isRunning = async () => (await merchant.call(pipelineApi.hasRunningPipeline, {})).running
  expect(await isRunning()).toBe(false)
  const connection = await database().sql.reserve()
  await connection`select pg_advisory_lock(hashtext('izlog_products_import'))`
  expect(await isRunning()).toBe(true)
  await connection`select pg_advisory_unlock(hashtext('izlog_products_import'))`
  connection.release()
  expect(await isRunning()).toBe(false)
})

it('answers no Instagram pictures without a connection', async () => {
  expect(await callAs().call(socialGettersApi.getIgByHashtags, { hashtags: ['#knjige'] })).toEqual([])
})
