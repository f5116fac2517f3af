import { env } from '@/lib/env'
import type { LabelCarrier } from '@/lib/order/label-carriers'
import { glsCarrier } from '@/server/adapters/carrier/gls/gls-carrier'
import { localCarrier } from '@/server/adapters/carrier/local/local-carrier'
import type { Carrier } from '@/server/adapters/carrier/port'

/** The carriers of this installation: the shop's own delivery, and GLS where it is configured. */
export function carriers(): Carrier[] {
  const { GLS_URL: url, GLS_USERNAME: username, GLS_PASSWORD: password, GLS_CLIENT_NUMBER: clientNumber } = env
  if (!url || !username || !password || !clientNumber) return [localCarrier]
  return [localCarrier, glsCarrier({ url, username, password, clientNumber })]
}

export function findCarrier(id: LabelCarrier): Carrier | null {
  return carriers().find((carrier) => carrier.id === id) ?? null
}
