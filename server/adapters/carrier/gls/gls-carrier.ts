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
  /** For each call; a label takes three at most, and two more under its next reference. */
  timeoutMs?: number
  now?: () => Date
}

const dayMs = 86_400_000
/** Codes of Appendix A: no such parcel, one that is not merely printed any more (it has left, or was deleted), and one whose label was printed before. */
const [unknownParcel, takenParcel, printedParcel] = [4, 6, 18]

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
    if (answer.Labels?.length) return answer.Labels
    const errors = answer.GetPrintedLabelsErrorList ?? []
    return errors.some(({ ErrorCode }) => ErrorCode === printedParcel)
      ? replaceLost(ParcelIdList)
      : throwUnsure(glsError('GetPrintedLabels', errors))
  }

  /** The service gives a label once: one whose file was lost on its way is deleted, so that nobody pays for it. */
  async function replaceLost(ids: readonly number[]): Promise<never> {
    await deleteLabels(ids, { mayHaveLeft: false }).catch(throwUnsure)
    throw new CarrierError('lost', 'GetPrintedLabels: the label was printed before')
  }

  /**
   * The service says of a deleted parcel what it says of one that has left. `mayHaveLeft` is false where we never had a label to stick on it, and where our
   * earlier deletion may have succeeded.
   */
  async function deleteLabels(ids: readonly number[], { mayHaveLeft }: { mayHaveLeft: boolean }): Promise<void> {
    const answer = await call('DeleteLabels', DeleteLabelsAnswer, { ParcelIdList: ids })
    const errors = answer.DeleteLabelsErrorList ?? []
    const isTaken = errors.some(({ ErrorCode }) => ErrorCode === takenParcel)
    if (isTaken && mayHaveLeft) throw new CarrierError('taken', 'DeleteLabels: the parcel has left')
    const refused = errors.filter(({ ErrorCode }) => ErrorCode !== unknownParcel && ErrorCode !== takenParcel)
    const isDone = errors.length > 0 || (answer.SuccessfullyDeletedList ?? []).length > 0
    if (refused.length > 0 || !isDone) throw glsError('DeleteLabels', refused)
  }

  /** The parcels of a reference. The service does not refuse a second one, so it is asked before a request is repeated. */
  async function findParcels({ reference, requestedAt }: Pick<PlacedLabel, 'reference' | 'requestedAt'>) {
    const [from, to] = [new Date(requestedAt.getTime() - dayMs), new Date(now().getTime() + dayMs)]
    const printed = { PickupDateFrom: null, PickupDateTo: null, PrintDateFrom: glsDate(from), PrintDateTo: glsDate(to) }
    const answer = await call('GetParcelList', ParcelListAnswer, printed).catch(throwUnsure)
    const errors = answer.GetParcelListErrors ?? []
    if (errors.length > 0) throwUnsure(glsError('GetParcelList', errors))
    return (answer.PrintDataInfoList ?? []).filter((parcel) => (parcel.ClientReference ?? parcel.Parcel?.ClientReference) === reference)
  }

  return {
    id: 'gls',
    async createLabel(parcel, { isRepeat }) {
      const made = isRepeat ? await findParcels(parcel) : []
      return made.length > 0 ? presentLabel(made, await fetchLabels(made)) : printLabels(parcel)
    },
    async cancelLabel({ carrierIds, isRepeat, ...placed }) {
      const isKnown = carrierIds.length > 0
      const ids = isKnown ? carrierIds.map(Number) : (await findParcels(placed)).map(({ ParcelId }) => ParcelId)
      if (ids.length > 0) await deleteLabels(ids, { mayHaveLeft: isKnown && !isRepeat })
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
