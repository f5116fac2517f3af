import { createHash } from 'node:crypto'
import { z } from 'zod'
import { drawShippingLabel } from '@/server/adapters/pdf/label/shipping-label'
import { sampleParcel } from '@/tests/support/samples/sample-parcel'
import { bodyOf, listen } from './serve'

/**
 * `refuses` names an error; `hangs` never answers; `loses` does what is asked and breaks the connection; `down` is a gateway's error page; `garbled` answers
 * in another form; `faults` is a fault inside the service; `unpicked` answers without the file.
 */
type Mode = 'honest' | 'refuses' | 'hangs' | 'loses' | 'down' | 'garbled' | 'faults' | 'unpicked'

const GlsDate = z.string().regex(/^\/Date\(\d+\)\/$/)
const Address = z.strictObject({
  Name: z.string().min(1).max(150),
  Street: z.string().min(1),
  HouseNumber: z.string().regex(/^\d*$/),
  HouseNumberInfo: z.string(),
  ZipCode: z.string().min(1),
  City: z.string().min(1),
  CountryIsoCode: z.string().length(2),
  ContactName: z.string().min(1),
  ContactPhone: z.string().regex(/^\+?\d+$/),
  ContactEmail: z.string(),
})
const Login = { Username: z.string(), Password: z.array(z.number().int().min(0).max(255)).length(64), WebshopEngine: z.string() }
const Printing = {
  TypeOfPrinter: z.enum(['A4_2x2', 'A4_4x1', 'Connect', 'Thermo']),
  PrintPosition: z.literal(1),
  ShowPrintDialog: z.boolean(),
}
const Parcel = z.strictObject({
  ClientNumber: z.number().int(),
  ClientReference: z.string().min(1).max(40),
  Count: z.number().int().min(1).max(99),
  Content: z.string(),
  PickupDate: GlsDate,
  PickupAddress: Address,
  DeliveryAddress: Address,
  CODAmount: z.number().positive().optional(),
  CODReference: z.string().max(40).optional(),
  CODCurrency: z.literal('EUR').optional(),
  ParcelPropertyList: z.array(z.strictObject({ Content: z.string(), PackageType: z.literal(1), Weight: z.number().positive() })).optional(),
  ServiceList: z.array(z.strictObject({ Code: z.literal('PSD'), PSDParameter: z.strictObject({ StringValue: z.string().min(1) }) })),
})
export type GlsParcel = z.infer<typeof Parcel>

const Ids = z.array(z.number().int()).min(1)
/** The requests of the MyGLS API, version 25.12.11; other fields are refused. */
const requests = {
  PrintLabels: z.strictObject({ ...Login, ...Printing, ParcelList: z.array(Parcel).min(1) }),
  GetPrintedLabels: z.strictObject({ ...Login, ...Printing, ParcelIdList: Ids.max(99) }),
  GetParcelList: z.strictObject({
    ...Login,
    PickupDateFrom: z.null(),
    PickupDateTo: z.null(),
    PrintDateFrom: GlsDate,
    PrintDateTo: GlsDate,
  }),
  DeleteLabels: z.strictObject({ ...Login, ParcelIdList: Ids.max(50) }),
}
type Method = keyof typeof requests
const methods = ['PrintLabels', 'GetPrintedLabels', 'GetParcelList', 'DeleteLabels'] as const satisfies Method[]

const errorLists: Record<Method, string> = {
  PrintLabels: 'PrintLabelsErrorList',
  GetPrintedLabels: 'GetPrintedLabelsErrorList',
  GetParcelList: 'GetParcelListErrors',
  DeleteLabels: 'DeleteLabelsErrorList',
}

type Made = { ParcelId: number; ParcelNumber: number; parcel: GlsParcel }

/** A loopback MyGLS that checks the form of each request and makes labels. */
export async function loopbackGls() {
  const credentials = { username: 'knjizara@podlampom.example', password: 'lozinka-za-gls', clientNumber: 380_000_001 }
  const password = [...createHash('sha512').update(credentials.password).digest()].join()
  const state = {
    mode: 'honest' as Mode,
    /** The refusal in the mode `refuses`. */
    refusal: { ErrorCode: 20, ErrorDescription: "Invalid data in 'Delivery Zip Code'" },
    delay: Promise.resolve(),
    calls: [] as Method[],
    /** Requests whose form was wrong. */
    problems: [] as string[],
    /** Labels that exist. */
    made: [] as Made[],
    /** Numbers of parcels that have left. */
    taken: new Set<number>(),
    /** Where a list names the reference: beside the parcel or inside of it. */
    listsReference: 'beside' as 'beside' | 'inside',
  }
  let lastId = 900
  /** Numbers of parcels whose label was given, and of deleted ones. */
  const [printed, deleted] = [new Set<number>(), new Set<number>()]

  async function pdfOf(made: readonly Made[]) {
    const packages = made.length
    return [
      ...(await drawShippingLabel(
        { ...sampleParcel, packages, orderNumber: made[0]?.parcel.ClientReference ?? '' },
        `GLS${made[0]?.ParcelNumber}`,
      )),
    ]
  }

  async function answer(method: Method, body: unknown): Promise<object> {
    const parsed = requests[method].safeParse(body)
    if (!parsed.success) {
      state.problems.push(`${method}: ${parsed.error.message}`)
      return { [errorLists[method]]: [{ ErrorCode: 2, ErrorDescription: 'Wrong request' }] }
    }
    const { Username, Password } = parsed.data
    if (Username !== credentials.username || Password.join() !== password)
      return { [errorLists[method]]: [{ ErrorCode: -1, ErrorDescription: 'Unauthorized.', ClientReferenceList: [], ParcelIdList: [] }] }
    if (state.mode === 'refuses') return { [errorLists[method]]: [state.refusal], PrintLabelsInfoList: [], Labels: null }
    if (state.mode === 'faults') return { [errorLists[method]]: [{ ErrorCode: 1000, ErrorDescription: 'Internal error' }] }
    switch (method) {
      case 'PrintLabels':
        return printLabels(requests.PrintLabels.parse(body).ParcelList)
      case 'GetPrintedLabels':
        return giveLabels(found(requests.GetPrintedLabels.parse(body).ParcelIdList))
      case 'GetParcelList':
        return { PrintDataInfoList: state.made.map(listed), GetParcelListErrors: [] }
      case 'DeleteLabels':
        return deleteLabels(requests.DeleteLabels.parse(body).ParcelIdList)
    }
  }

  const found = (ids: readonly number[]) => state.made.filter(({ ParcelId }) => ids.includes(ParcelId))
  const info = ({ ParcelId, ParcelNumber, parcel }: Made) => ({ ParcelId, ParcelNumber, ClientReference: parcel.ClientReference })

  const listed = (made: Made) =>
    state.listsReference === 'beside'
      ? info(made)
      : { ...info(made), ClientReference: null, Parcel: { ClientReference: made.parcel.ClientReference } }

  /** A label is given once. */
  async function giveLabels(made: readonly Made[]) {
    if (made.some(({ ParcelId }) => printed.has(ParcelId)))
      return { Labels: null, GetPrintedLabelsErrorList: [{ ErrorCode: 18, ErrorDescription: 'Parcel is already printed' }] }
    for (const { ParcelId } of made) printed.add(ParcelId)
    return { Labels: await pdfOf(made), GetPrintedLabelsErrorList: [] }
  }

  async function printLabels(parcels: readonly GlsParcel[]) {
    const made = parcels.flatMap((parcel) =>
      Array.from({ length: parcel.Count }, () => ({ ParcelId: ++lastId, ParcelNumber: 6_900_000_000 + lastId, parcel })),
    )
    state.made.push(...made)
    const { Labels } = state.mode === 'unpicked' ? { Labels: null } : await giveLabels(made)
    return { Labels, PrintLabelsErrorList: [], PrintLabelsInfoList: made.map(info) }
  }

  function deleteLabels(ids: readonly number[]) {
    const error = (ErrorCode: number, ErrorDescription: string) => ({ ErrorCode, ErrorDescription })
    const errors = ids.flatMap((id) => {
      if (state.taken.has(id) || deleted.has(id)) return [error(6, 'Parcel with this ID has different status than PRINTED')]
      return found([id]).length === 0 ? [error(4, 'Parcel ID not exists')] : []
    })
    const gone = found(ids).filter(({ ParcelId }) => !state.taken.has(ParcelId))
    for (const { ParcelId } of gone) deleted.add(ParcelId)
    state.made = state.made.filter((one) => !gone.includes(one))
    return { DeleteLabelsErrorList: errors, SuccessfullyDeletedList: gone.map(({ ParcelId }) => ({ ParcelId, SubParcelIdList: [] })) }
  }

  const served = await listen((request, response) => {
    const respond = async () => {
      const body = (await bodyOf(request)).toString()
      const method = methods.find((one) => request.url === `/ParcelService.svc/json/${one}`)
      if (!method) return void response.writeHead(404).end()
      state.calls.push(method)
      if (state.mode === 'hangs') return
      if (state.mode === 'down') return void response.writeHead(502).end('<html><body>Bad Gateway</body></html>')
      const text = state.mode === 'garbled' ? '{"Labels":"%%%"}' : JSON.stringify(await answer(method, JSON.parse(body)))
      await state.delay
      if (state.mode === 'loses') return void response.destroy()
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(text)
    }
    respond().catch(() => response.destroy())
  })
  return { ...served, credentials, state }
}
