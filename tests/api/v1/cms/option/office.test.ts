import { expect, it } from 'vitest'
import { optionApi } from '@/lib/api/v1/cms/option'
import { officeOptionApi } from '@/lib/api/v1/cms/option/office'
import { loadSites } from '@/server/core/sites'
import { callAs } from '@/tests/support/http/caller'
import { createMerchant } from '@/tests/support/users'

const merchant = await createMerchant('settings')

it('switches maintenance and the coming-soon option at once (docs/rules/platform.md#maintenance-mode)', async () => {
  const isUnderMaintenance = async () => (await loadSites())[0]?.maintenance
  expect(await isUnderMaintenance()).toBe(false)
  expect(await merchant.call(officeOptionApi.update, { MaintenanceMode: true })).toEqual({ MaintenanceMode: true, ComingSoon: false })
  expect(await isUnderMaintenance()).toBe(true)
  await merchant.call(officeOptionApi.update, { MaintenanceMode: false, ComingSoon: true })
  expect(await isUnderMaintenance()).toBe(false)
  expect(await merchant.call(officeOptionApi.switches, {})).toEqual({ MaintenanceMode: false, ComingSoon: true })
  expect(await callAs().call(optionApi.filter, { keys: ['ComingSoon'] })).toMatchObject([{ value: true }])
})
