import { defineModule, get, post } from '@/lib/api/endpoint'
import type {
  CreatePrivacyRequest,
  FilterPrivacyRequests,
  PrivacyFile,
  PrivacyPage,
  PrivacyPreview,
  PrivacyRequest,
  PrivacyRequestId,
  ReasonedPrivacyRequest,
  RunPrivacyRequest,
  VersionedPrivacyRequest,
} from './request.schema'

/** *Ours*: requests for access, erasure and rectification (GDPR, articles 15 to 17; docs/rules/privacy.md#privacy-request). 409 STALE_VERSION: a colleague was first. */
export const officeRequestApi = defineModule('/api/v1/gdpr/office/request', {
  /** What is due first stands first. */
  filter: post<typeof FilterPrivacyRequests, typeof PrivacyPage>('filter', { access: 'office:customers', reads: true }),
  /** One privacy request with its history. */
  get: get<typeof PrivacyRequestId, typeof PrivacyRequest>('get/{id}', { access: 'office:customers' }),
  /** 409 PRIVACY_REQUEST_EXISTS with the `id` of an open one of the same kind. */
  create: post<typeof CreatePrivacyRequest, typeof PrivacyRequest>('create', { access: 'office:customers', limit: 'staffMails' }),
  /** What `run` gives or erases, keeps, and waits for. */
  preview: get<typeof PrivacyRequestId, typeof PrivacyPreview>('preview/{id}', { access: 'office:customers' }),
  /** The staff states how the identity was proven. */
  verifyIdentity: post<typeof ReasonedPrivacyRequest, typeof PrivacyRequest>('verifyIdentity/{id}', { access: 'office:customers' }),
  /** Mails the confirmation link again. */
  sendLink: post<typeof VersionedPrivacyRequest, typeof PrivacyRequest>('sendLink/{id}', {
    access: 'office:customers',
    limit: 'staffMails',
  }),
  /** A job erases, or mails the archive's link; a correction is closed at once. 409 PRIVACY_BLOCKED while something is open. */
  run: post<typeof RunPrivacyRequest, typeof PrivacyRequest>('run/{id}', { access: 'office:customers', proof: true }),
  /** By two months, once, within the first; the reason is mailed to the person. */
  extend: post<typeof ReasonedPrivacyRequest, typeof PrivacyRequest>('extend/{id}', { access: 'office:customers' }),
  /** The reason is mailed to the person. */
  refuse: post<typeof ReasonedPrivacyRequest, typeof PrivacyRequest>('refuse/{id}', { access: 'office:customers' }),
  /** The archive for the staff themselves, of a proven request for access. */
  download: post<typeof PrivacyRequestId, typeof PrivacyFile>('download/{id}', { access: 'office:customers.export', proof: true }),
})
