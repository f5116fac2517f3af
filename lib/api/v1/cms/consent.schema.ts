import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Page, text } from '@/lib/api/entities/common.schema'
import type { officeConsentApi } from './consent'

/** The forms that ask for consents (SPEC 3). */
export const consentForms = ['checkout', 'registration', 'newsletter', 'form'] as const
const ConsentForm = z.enum(consentForms)

/** What stays the same in every version of a wording. */
const UniqueNumber = text(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug')

/** Which wordings a form shows, in its order, and which of them must be agreed to. */
export const Assignment = z.object({
  assigned_to: ConsentForm,
  consents: z.array(z.string()),
  requiredConsents: z.array(z.string()),
})
export type Assignment = z.infer<typeof Assignment>

export const CreateAssignment = z
  .strictObject({
    assigned_to: ConsentForm,
    consents: z.array(UniqueNumber).max(20),
    requiredConsents: z.array(UniqueNumber).max(20),
  })
  .refine(({ consents }) => new Set(consents).size === consents.length, { path: ['consents'], error: 'twice' })
  .refine(({ consents, requiredConsents }) => requiredConsents.every((one) => consents.includes(one)), {
    path: ['requiredConsents'],
    error: 'unknown',
  })

export const FilterAssignments = z.strictObject({ page: Page.default(1), perPage: z.coerce.number().int().min(1).max(50).default(50) })

const pagination = z.object({
  page: z.number(),
  perPage: z.number(),
  lastPage: z.number(),
  total: z.number(),
  totalPages: z.number(),
  totalRecords: z.number(),
})
export const AssignmentPage = z.object({ data: z.array(Assignment), pagination })

/** A wording as the back office sees it: its newest version. */
export const Wording = z.object({ uniqueNumber: z.string(), name: z.string(), displayName: z.string(), version: z.number() })
export type Wording = z.infer<typeof Wording>

/** `version` is the one the editor saw, 0 for a new wording; a newer one on the server is 409. */
export const WriteWording = z.strictObject({
  uniqueNumber: UniqueNumber,
  name: text(120).trim().min(1, 'required'),
  displayName: text(2000).trim().min(1, 'required'),
  version: z.number().int().min(0),
})

export const officeConsentSchemas = {
  create: { input: CreateAssignment, data: Assignment },
  filter: { input: FilterAssignments, data: AssignmentPage },
  wordings: { input: z.strictObject({}), data: z.array(Wording) },
  write: { input: WriteWording, data: Wording },
} satisfies SchemasOf<typeof officeConsentApi>
