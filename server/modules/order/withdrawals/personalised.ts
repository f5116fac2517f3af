import { z } from 'zod'
import { LineSnapshot } from '@/server/db/order-snapshots'

const LineText = z.object({ personalizations: z.record(z.string(), z.unknown()).default({}) })
const Chosen = LineText.extend({ bundleOptions: z.array(z.object({ options: LineText })).default([]) })

/** Whether a line is personalised itself, or through a part: a dedication or a printed name (docs/rules/after-sale.md#withdrawal-exceptions). */
export function isPersonalised({ options }: { options: unknown }): boolean {
  const { data } = Chosen.safeParse(LineSnapshot.parse(options).chosen)
  if (!data) return false
  const texts = [data, ...data.bundleOptions.map(({ options }) => options)].flatMap((one) => Object.values(one.personalizations))
  return texts.some((value) => value !== '' && value !== null)
}
