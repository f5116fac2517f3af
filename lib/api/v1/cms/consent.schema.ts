import { z } from 'zod'
import { Page, text } from '@/lib/api/entities/common.schema'

/** The forms that ask for consents (docs/rules/privacy.md#consent-assignments). */
export const consentForms = ['checkout', 'registration', 'newsletter', 'form'] as const
const ConsentForm = z.enum(consentForms)

/** Identifies all versions of a wording. */
const UniqueNumber = text(60).regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'slug')

/** The wordings a form shows, in order, and which of them are required. */
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

/** The newest version of a consent's wording. */
export const Wording = z.object({ uniqueNumber: z.string(), name: z.string(), displayName: z.string(), version: z.number() })
export type Wording = z.infer<typeof Wording>

/** `version` is the one the editor read, 0 for a new wording; a newer stored one is 409. */
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
}
