import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { CarrierError, type CarriedParcel, type Carrier, type CarrierLabel, type PlacedLabel } from '@/server/adapters/carrier/port'
import { postJson } from './post-json'
import { glsDate, glsParcel, printing } from './print-request'
import { DeleteLabelsAnswer, glsError, ParcelListAnswer, PrintedLabelsAnswer, PrintLabelsAnswer } from './read-answer'

type Options = {
  /** Without a path: https://api.mygls.hr, for trials https://api.test.mygls.hr. */
  url: string
  username: string
  password: string
  clientNumber: number
  /** For each call; a label takes three at most. */
  timeoutMs?: number
  now?: () => Date
}

const dayMs = 86_400_000
/** Codes of Appendix A: no such parcel, and one that is not merely printed any more. */
const [unknownParcel, takenParcel] = [4, 6]

/** GLS in Croatia by its MyGLS API, version 25.12.11, in JSON (docs/decisions/061-labels-behind-a-carrier-port.md). */
export function glsCarrier({ url, username, password, clientNumber, timeoutMs = 15_000, now = () => new Date() }: Options): Carrier {
  // The service takes the hash as a list of bytes.
  const login = { Username: username, Password: [...createHash('sha512').update(password).digest()], WebshopEngine: 'Izlog' }

  async function call<Shape extends z.ZodType>(method: string, shape: Shape, body: object): Promise<z.output<Shape>> {
    const answer = shape.safeParse(
      await postJson({ url: `${url}/ParcelService.svc/json/${method}`, body: { ...login, ...body }, timeoutMs }),
    )
    if (!answer.success) throw new CarrierError('unavailable', `${method}: the answer has another form`, { isUnsure: true })
    return answer.data
  }

  async function printLabels(parcel: CarriedParcel): Promise<CarrierLabel> {
    const ParcelList = [glsParcel(parcel, { clientNumber, pickupAt: now() })]
    const answer = await call('PrintLabels', PrintLabelsAnswer, { ParcelList, ...printing })
    const made = answer.PrintLabelsInfoList ?? []
    if (made.length === 0) throw glsError('PrintLabels', answer.PrintLabelsErrorList ?? [])
    return presentLabel(made, answer.Labels?.length ? answer.Labels : await fetchLabels(made))
  }

  async function fetchLabels(made: readonly { ParcelId: number }[]): Promise<Buffer> {
    const ParcelIdList = made.map(({ ParcelId }) => ParcelId)
    const answer = await call('GetPrintedLabels', PrintedLabelsAnswer, { ParcelIdList, ...printing }).catch(throwUnsure)
    return answer.Labels?.length ? answer.Labels : throwUnsure(glsError('GetPrintedLabels', answer.GetPrintedLabelsErrorList ?? []))
  }

  /** The parcels of a reference. The service does not refuse a second one, so it is asked before a request is repeated. */
  async function findParcels({ reference, requestedAt }: Pick<PlacedLabel, 'reference' | 'requestedAt'>) {
    const [from, to] = [new Date(requestedAt.getTime() - dayMs), new Date(now().getTime() + dayMs)]
    const printed = { PickupDateFrom: null, PickupDateTo: null, PrintDateFrom: glsDate(from), PrintDateTo: glsDate(to) }
    const answer = await call('GetParcelList', ParcelListAnswer, printed).catch(throwUnsure)
    const errors = answer.GetParcelListErrors ?? []
    if (errors.length > 0) throwUnsure(glsError('GetParcelList', errors))
    return (answer.PrintDataInfoList ?? []).filter(({ ClientReference }) => ClientReference === reference)
  }

  return {
    id: 'gls',
    async createLabel(parcel, { isRepeat }) {
      const made = isRepeat ? await findParcels(parcel) : []
      return made.length > 0 ? presentLabel(made, await fetchLabels(made)) : printLabels(parcel)
    },
    async cancelLabel(label) {
      const ids = label.carrierIds.length > 0 ? label.carrierIds.map(Number) : (await findParcels(label)).map(({ ParcelId }) => ParcelId)
      if (ids.length === 0) return
      const answer = await call('DeleteLabels', DeleteLabelsAnswer, { ParcelIdList: ids })
      const errors = answer.DeleteLabelsErrorList ?? []
      if (errors.some(({ ErrorCode }) => ErrorCode === takenParcel)) throw new CarrierError('taken', 'DeleteLabels: the parcel has left')
      const refused = errors.filter(({ ErrorCode }) => ErrorCode !== unknownParcel)
      const isDone = errors.length > 0 || (answer.SuccessfullyDeletedList ?? []).length > 0
      if (refused.length > 0 || !isDone) throw glsError('DeleteLabels', refused)
    },
  }
}

function presentLabel(made: readonly { ParcelId: number; ParcelNumber: string }[], pdf: Buffer): CarrierLabel {
  const [first] = made
  if (!first) throw new CarrierError('unavailable', 'PrintLabels: no parcel', { isUnsure: true })
  return {
    trackingNumber: first.ParcelNumber,
    trackingUrl: `https://gls-group.eu/HR/hr/pracenje-posiljke?match=${encodeURIComponent(first.ParcelNumber)}`,
    carrierIds: made.map(({ ParcelId }) => String(ParcelId)),
    pdf,
  }
}

/** The parcel exists, or may exist, whatever this call failed for. */
function throwUnsure(error: unknown): never {
  if (!(error instanceof CarrierError)) throw error
  const { reason, message, said } = error
  throw new CarrierError(reason, message, { said, isUnsure: true })
}
