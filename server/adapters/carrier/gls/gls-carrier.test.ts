import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CarrierError } from '@/server/adapters/carrier/port'
import { countPages } from '@/server/adapters/pdf/join-pdfs'
import { loopbackGls } from '@/tests/support/loopback/gls'
import { sampleParcel } from '@/tests/support/samples/sample-parcel'
import { glsCarrier } from './gls-carrier'

let gls: Awaited<ReturnType<typeof loopbackGls>>
beforeAll(async () => {
  gls = await loopbackGls()
})
afterAll(() => gls.close())
beforeEach(() => {
  Object.assign(gls.state, { mode: 'honest', calls: [], problems: [], made: [], taken: new Set(), listsReference: 'beside' })
})

const carrier = (own: Partial<Parameters<typeof glsCarrier>[0]> = {}) => glsCarrier({ url: gls.url, ...gls.credentials, ...own })
const first = { isRepeat: false }
const placed = { reference: sampleParcel.reference, requestedAt: sampleParcel.requestedAt, isRepeat: false }

async function errorOf(work: Promise<unknown>): Promise<CarrierError> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof CarrierError)) throw new Error('no CarrierError', { cause: error })
  return error
}

// docs/rules/orders.md#gls-labels
describe('a label of GLS', () => {
  it('is asked for in the form of the API', async () => {
    const now = () => new Date('2026-11-21T11:00:00Z')
    const label = await carrier({ now }).createLabel({ ...sampleParcel, collectCents: 2450 }, first)
    expect(gls.state.problems).toEqual([])
    expect(gls.state.made[0]?.parcel).toMatchObject({
      ClientNumber: gls.credentials.clientNumber,
      ClientReference: sampleParcel.reference,
      PickupDate: `/Date(${now().getTime()})/`,
      CODAmount: 24.5,
      CODReference: '2026-000123',
      CODCurrency: 'EUR',
      Content: '2026-000123',
      ParcelPropertyList: [{ Weight: 1.25 }],
      PickupAddress: { Name: 'Pod lampom d.o.o.', HouseNumber: '7' },
      DeliveryAddress: { HouseNumber: '12', HouseNumberInfo: 'b', ContactPhone: '+385915550100' },
      ServiceList: [],
    })
    expect(label).toMatchObject({ trackingNumber: '6900000901', carrierIds: ['901'] })
    expect(label.trackingUrl).toBe('https://gls-group.eu/HR/hr/pracenje-posiljke?match=6900000901')
    expect(await countPages(label.pdf)).toBe(1)
  })

  it('has a page for each package, and all are cancelled together', async () => {
    const label = await carrier().createLabel({ ...sampleParcel, packages: 3 }, first)
    expect(label.carrierIds).toHaveLength(3)
    expect(await countPages(label.pdf)).toBe(3)
    await carrier().cancelLabel({ ...placed, carrierIds: label.carrierIds })
    expect(gls.state).toMatchObject({ made: [], problems: [] })
  })

  it('goes to the chosen collection point; one without an id at GLS is not asked for', async () => {
    await carrier().createLabel({ ...sampleParcel, pickupPoint: { id: 'HR10000-PARCELLOCK01', text: 'Kaptol' } }, first)
    expect(gls.state.made[0]?.parcel.ServiceList).toEqual([{ Code: 'PSD', PSDParameter: { StringValue: 'HR10000-PARCELLOCK01' } }])
    const error = await errorOf(carrier().createLabel({ ...sampleParcel, pickupPoint: { id: '', text: 'Kaptol' } }, first))
    expect(error).toMatchObject({ reason: 'pickupPoint', isUnsure: false })
    expect(gls.state.calls).toEqual(['PrintLabels'])
  })

  it('is fetched where the answer brings no file', async () => {
    gls.state.mode = 'unpicked'
    expect(await countPages((await carrier().createLabel(sampleParcel, first)).pdf)).toBe(1)
    expect(gls.state.calls).toEqual(['PrintLabels', 'GetPrintedLabels'])
  })

  it.each(['beside', 'inside'] as const)(
    'whose file was lost is cancelled, so that another may be made (reference %s)',
    async (listsReference) => {
      Object.assign(gls.state, { mode: 'loses', listsReference })
      expect(await errorOf(carrier().createLabel(sampleParcel, first))).toMatchObject({ reason: 'unavailable', isUnsure: true })
      gls.state.mode = 'honest'
      expect(await errorOf(carrier().createLabel(sampleParcel, { isRepeat: true }))).toMatchObject({ reason: 'lost', isUnsure: false })
      expect(gls.state.calls).toEqual(['PrintLabels', 'GetParcelList', 'GetPrintedLabels', 'DeleteLabels'])
      expect(gls.state).toMatchObject({ made: [], problems: [] })
    },
  )

  it('is made by a repeated request that had not arrived', async () => {
    await carrier().createLabel(sampleParcel, { isRepeat: true })
    expect(gls.state.calls).toEqual(['GetParcelList', 'PrintLabels'])
  })

  it('whose answer was lost is cancelled by its reference', async () => {
    gls.state.mode = 'loses'
    await errorOf(carrier().createLabel(sampleParcel, first))
    gls.state.mode = 'honest'
    await carrier().cancelLabel({ ...placed, carrierIds: [] })
    expect(gls.state.made).toEqual([])
    await carrier().cancelLabel({ ...placed, carrierIds: [] })
  })

  it('is cancelled although the answer to that was lost', async () => {
    const { carrierIds } = await carrier().createLabel(sampleParcel, first)
    gls.state.mode = 'loses'
    expect(await errorOf(carrier().cancelLabel({ ...placed, carrierIds }))).toMatchObject({ isUnsure: true })
    gls.state.mode = 'honest'
    expect(await errorOf(carrier().cancelLabel({ ...placed, carrierIds }))).toMatchObject({ reason: 'taken' })
    await carrier().cancelLabel({ ...placed, carrierIds, isRepeat: true })
  })

  it('of a parcel that has left stays', async () => {
    const { carrierIds } = await carrier().createLabel(sampleParcel, first)
    gls.state.taken.add(Number(carrierIds[0]))
    expect(await errorOf(carrier().cancelLabel({ ...placed, carrierIds }))).toMatchObject({ reason: 'taken' })
  })
})

describe('what goes wrong at GLS', () => {
  it.each([
    [20, "Invalid data in 'Delivery Zip Code'", 'address'],
    [20, "Invalid data in 'Pickup Zip Code'", 'sender'],
    [20, "Invalid data in 'Delivery Contact Phone'", 'phone'],
    [20, "Invalid service parameter, Service 'PSD'", 'pickupPoint'],
    [8, 'COD amount is too high', 'cashOnDelivery'],
    [-1, 'Too many failed login attempts. Your account has been locked until 11:13.', 'login'],
    [27, 'Client number is not authorized', 'login'],
    [31, 'Too many requests', 'unavailable'],
    [7, 'Whatever', 'other'],
  ])('the refusal %i %j is about %s', async (ErrorCode, ErrorDescription, reason) => {
    Object.assign(gls.state, { mode: 'refuses', refusal: { ErrorCode, ErrorDescription } })
    const error = await errorOf(carrier().createLabel(sampleParcel, first))
    expect(error).toMatchObject({ reason, said: ErrorDescription, isUnsure: false })
  })

  it.each(['down', 'garbled', 'faults', 'hangs'] as const)('a service that %s leaves open what it has done', async (mode) => {
    gls.state.mode = mode
    expect(await errorOf(carrier({ timeoutMs: 150 }).createLabel(sampleParcel, first))).toMatchObject({
      reason: 'unavailable',
      isUnsure: true,
    })
  })

  it('a service that cannot be reached has done nothing', async () => {
    expect(await errorOf(carrier({ url: 'http://127.0.0.1:9' }).createLabel(sampleParcel, first))).toMatchObject({
      reason: 'unavailable',
      isUnsure: false,
    })
  })

  it('a repeated request that cannot be reached leaves open what the first has done', async () => {
    const unreachable = carrier({ url: 'http://127.0.0.1:9' })
    expect(await errorOf(unreachable.createLabel(sampleParcel, { isRepeat: true }))).toMatchObject({
      reason: 'unavailable',
      isUnsure: true,
    })
    gls.state.mode = 'refuses'
    expect(await errorOf(carrier().createLabel(sampleParcel, { isRepeat: true }))).toMatchObject({ isUnsure: true })
  })

  it('a wrong password is said once, and no error names it or the address', async () => {
    const error = await errorOf(carrier({ password: 'kriva-lozinka' }).createLabel(sampleParcel, first))
    expect(error.reason).toBe('login')
    expect(gls.state.calls).toEqual(['PrintLabels'])
    const logged = `${error.message} ${error.stack}`
    for (const secret of ['kriva-lozinka', 'Čede', 'Mirjana']) expect(logged).not.toContain(secret)
  })
})
