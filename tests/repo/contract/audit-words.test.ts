import { expect, it } from 'vitest'
import { FailedJob } from '@/lib/api/v1/admin/job.schema'
import { RunKind } from '@/lib/api/v1/admin/run.schema'
import { consentForms } from '@/lib/api/v1/cms/consent.schema'
import { MenuName } from '@/lib/api/v1/cms/navigation/office.schema'
import { Version } from '@/lib/api/v1/cms/version.schema'
import { ExportInvoices } from '@/lib/api/v1/invoice/office.schema'
import { AdjustReason } from '@/lib/api/v1/stock/office.schema'
import { PrintedDocument } from '@/lib/api/v2/ecommerce/order/office/print.schema'
import { ReturnKind } from '@/lib/api/v2/ecommerce/order/office/return.schema'
import { sectionTypes } from '@/lib/documents/section-types'
import { officeLists } from '@/lib/office/office-lists'
import { allScopes } from '@/lib/office/roles'
import { labelCarriers, labelErrors } from '@/lib/order/label-carriers'
import { croatianAuditWords } from '@/messages/audit.hr'
import messages from '@/messages/hr.json'
import type { ProviderName } from '@/server/adapters/payment/port'
import { englishAuditWords } from '@/messages/audit.en'
import { auditActions } from '@/lib/office/audit/audit-actions'
import { codeFiles, isTest, read } from '../support/project-files'

const server = codeFiles
  .filter((file) => file.startsWith('server/') && !isTest(file))
  .map(read)
  .join('\n')

// docs/rules/administration.md#audit-words; that every action has a word, its type says.
it('no two actions have the same words', () => {
  for (const { actions } of [croatianAuditWords, englishAuditWords]) expect(new Set(Object.values(actions)).size).toBe(auditActions.length)
})

it('every kind of target has a word', () => {
  const kinds = new Set([...server.matchAll(/(?:target: |const key = |const target = )`([a-zA-Z]+):/g)].map(([, kind]) => kind))
  expect(kinds.size).toBeGreaterThan(20)
  expect([...kinds].filter((kind) => !kind || !(kind in croatianAuditWords.targets))).toEqual([])
})

it('both languages have words for the same things', () => {
  for (const part of ['targets', 'fields', 'values', 'codes'] as const) {
    expect(Object.keys(englishAuditWords[part])).toEqual(Object.keys(croatianAuditWords[part]))
  }
})

const providerNames = Object.keys({ bankTransfer: true, cashOnDelivery: true, hostedForm: true, paypal: true } satisfies Record<
  ProviderName,
  true
>)
const mailTemplates = /const templates = \{([^}]*)\}/.exec(read('server/modules/mail/templates/registry.ts'))?.[1]?.match(/\w+/g) ?? []

/** The codes that entries hold, by the field or the kind of target. */
const codes: Record<string, readonly string[]> = {
  provider: providerNames,
  by: providerNames,
  carrier: labelCarriers,
  error: labelErrors,
  documents: PrintedDocument.options,
  format: ExportInvoices.shape.format.options,
  queue: FailedJob.shape.queue.options,
  list: Object.keys(officeLists),
  kind: [...RunKind.options, ...ReturnKind.options],
  reason: [...AdjustReason.options, ...Version.shape.reason.options],
  type: sectionTypes,
  menu: MenuName.options,
  scopes: allScopes,
  form: consentForms,
  template: mailTemplates,
  cache: Object.keys(messages.admin.caches.names),
}

it('every code has words in both languages', () => {
  expect(mailTemplates.length).toBeGreaterThan(40)
  const wanted = Object.entries(codes).flatMap(([field, known]) => known.map((code) => `${field}.${code}`))
  for (const words of [croatianAuditWords, englishAuditWords]) expect(wanted.filter((code) => !(code in words.codes))).toEqual([])
})
