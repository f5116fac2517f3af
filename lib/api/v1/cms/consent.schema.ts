import { z } from 'zod'
import { Page, integer, text } from '@/lib/api/entities/common.schema'

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
  /** For a later `update`; 0 before the first change. */
  version: z.number(),
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

export const consentStates = ['hidden', 'optional', 'required'] as const
const ConsentState = z.enum(consentStates)
export type ConsentState = z.infer<typeof ConsentState>

/** Only what the editor changed, on the version that they saw (docs/rules/administration.md#form-revisions). */
export const UpdateAssignment = z.strictObject({
  assigned_to: ConsentForm,
  version: z.number().int().min(0),
  /** Consents whose state changes; the others keep theirs. */
  states: z
    .array(z.strictObject({ uniqueNumber: UniqueNumber, state: ConsentState }))
    .max(100)
    .refine((list) => new Set(list.map(({ uniqueNumber }) => uniqueNumber)).size === list.length, 'twice')
    .default([]),
  /** The shown consents in their new order; those that it leaves out follow. */
  order: z.array(UniqueNumber).max(100).optional(),
})

export const FilterAssignments = z.strictObject({ page: Page.default(1), perPage: integer({ min: 1, max: 50 }).default(50) })

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

/** Only what the editor changed. `version` is the one they saw, 0 for a new wording, which needs both texts. */
export const WriteWording = z
  .strictObject({
    uniqueNumber: UniqueNumber,
    name: text(120).trim().min(1, 'required').optional(),
    displayName: text(2000).trim().min(1, 'required').optional(),
    version: z.number().int().min(0),
  })
  .refine(({ version, name }) => version > 0 || name !== undefined, { path: ['name'], error: 'required' })
  .refine(({ version, displayName }) => version > 0 || displayName !== undefined, { path: ['displayName'], error: 'required' })

export const officeConsentSchemas = {
  create: { input: CreateAssignment, data: Assignment },
  update: { input: UpdateAssignment, data: Assignment },
  filter: { input: FilterAssignments, data: AssignmentPage },
  wordings: { input: z.strictObject({}), data: z.array(Wording) },
  write: { input: WriteWording, data: Wording },
}
