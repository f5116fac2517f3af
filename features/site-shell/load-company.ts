import { optionApi } from '@/lib/api/v1/cms/option'
import { load } from '@/server/rsc'

/** The merchant's data from the site option `Company`; any field may be missing. */
export async function loadCompany(): Promise<Record<string, string | undefined>> {
  const options = await load(optionApi.filter, { keys: ['Company'] })
  return textsOf(options.find(({ key }) => key === 'Company')?.value)
}

/** The string values of an object. */
function textsOf(value: unknown): Record<string, string | undefined> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return Object.fromEntries(entries.filter(([, one]) => typeof one === 'string'))
}
