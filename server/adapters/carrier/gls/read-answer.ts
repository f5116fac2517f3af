import { z } from 'zod'
import type { LabelError } from '@/lib/order/label-carriers'
import { CarrierError } from '@/server/adapters/carrier/port'

const ErrorInfo = z.object({ ErrorCode: z.number(), ErrorDescription: z.string().nullish() })
export type GlsError = z.infer<typeof ErrorInfo>
const Errors = z.array(ErrorInfo).nullish()

/** The number on the label is a number in JSON, in older versions a text. */
const ParcelInfo = z.object({
  ParcelId: z.number(),
  ParcelNumber: z.union([z.number(), z.string()]).transform(String),
  ClientReference: z.string().nullish(),
  /** In lists the reference may stand with the parcel alone. */
  Parcel: z.object({ ClientReference: z.string().nullish() }).nullish(),
})
const Infos = z.array(ParcelInfo).nullish()

/** A PDF as a list of its bytes, or in base64. */
const Labels = z.union([
  z.array(z.number().int().min(0).max(255)).transform((bytes) => Buffer.from(bytes)),
  z.base64().transform((text) => Buffer.from(text, 'base64')),
  z.null().transform(() => Buffer.alloc(0)),
])

export const PrintLabelsAnswer = z.object({ Labels: Labels.optional(), PrintLabelsErrorList: Errors, PrintLabelsInfoList: Infos })
export const PrintedLabelsAnswer = z.object({ Labels: Labels.optional(), GetPrintedLabelsErrorList: Errors })
export const ParcelListAnswer = z.object({ GetParcelListErrors: Errors, PrintDataInfoList: Infos })
export const DeleteLabelsAnswer = z.object({
  DeleteLabelsErrorList: Errors,
  SuccessfullyDeletedList: z.array(z.object({ ParcelId: z.number() })).nullish(),
})

/** Codes of Appendix A of the MyGLS API 25.12.11; -1 is what the service answers to a wrong password. */
const reasonByCode = new Map<number, LabelError>([
  [-1, 'login'],
  [14, 'login'],
  [15, 'login'],
  [27, 'login'],
  [8, 'cashOnDelivery'],
  [48, 'cashOnDelivery'],
  [23, 'address'],
  [31, 'unavailable'],
  [1000, 'unavailable'],
  [1001, 'unavailable'],
])

/** Most refusals have one code and name the field in words: "Invalid data in 'Delivery Zip Code'". */
const reasonByWords: [RegExp, LabelError][] = [
  [/\bPSD\b|parcel ?shop|delivery point/i, 'pickupPoint'],
  [/pickup (address|name|street|house|city|zip|country|contact)/i, 'sender'],
  [/phone/i, 'phone'],
  [/\bCOD\b/i, 'cashOnDelivery'],
  [/zip|city|street|house|country|address|name/i, 'address'],
]

/** The first error says why; the words of all are kept. After a fault inside the service, and without an error, nobody knows what it has done. */
export function glsError(method: string, errors: readonly GlsError[]): CarrierError {
  if (errors.length === 0) return new CarrierError('unavailable', `${method}: neither a result nor an error`, { isUnsure: true })
  const said = errors
    .map(({ ErrorDescription }) => ErrorDescription)
    .filter(Boolean)
    .join('; ')
  const code = errors[0]?.ErrorCode ?? 0
  const reason = reasonByCode.get(code) ?? reasonByWords.find(([words]) => words.test(said))?.[1] ?? 'other'
  return new CarrierError(reason, `${method}: error ${code}`, { said, isUnsure: code === 1000 || code === 1001 })
}
