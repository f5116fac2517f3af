import type { Scope } from '@/lib/api/endpoint'

/** The forms of the office that have revisions, with the right that reads their history (docs/rules/administration.md#form-revisions). */
export const revisionKinds = {
  consentForm: 'settings',
  consentWording: 'settings',
  product: 'catalogue',
  event: 'content',
} as const satisfies Record<string, Scope>

export type RevisionKind = keyof typeof revisionKinds
