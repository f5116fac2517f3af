import { describe, expect, it } from 'vitest'
import { operations } from '@/server/api/modules'
import { openApiDocument } from '../document'
import { indexPage, operationPage, schemaPage } from './pages'

const document = openApiDocument(operations)

describe('the API pages', () => {
  it('shows the guide with headings, a table and steps', () => {
    const page = indexPage(document)
    expect(page).toContain('<h2>Who calls</h2>')
    expect(page).toContain('<th>what is sent</th>')
    expect(page).toContain('<ol><li>')
    expect(page).not.toContain('## ')
  })

  it('shows the example of a body, and the schema of a text of JSON', () => {
    expect(operationPage(document, 'v1.cms.page.office.create')).toContain('o-nama')
    expect(operationPage(document, 'v2.ecommerce.order.create')).toContain('/api/docs/schema/HostedForm')
    expect(schemaPage(document, 'HeroSection')).toContain('Novo u izlogu')
  })

  it('lists headers and refusals of a call', () => {
    const page = operationPage(document, 'v2.ecommerce.order.create')
    for (const header of ['apiKey', 'accessToken', 'Idempotency-Key', 'x-gaussbox-language'])
      expect(page).toContain(`<code>${header}</code>`)
    expect(page).toMatch(/<td>422<\/td><td>[^\n]*<code>IDEMPOTENCY_MISMATCH<\/code>/)
    expect(page).toMatch(/<td>429<\/td><td><code>TOO_MANY<\/code>/)
    expect(page).toMatch(/<td>409<\/td><td>[^\n]*<code>HOLD_TOO_MANY<\/code>/)
    const proven = operations.find(({ endpoint }) => endpoint.proof)?.endpoint
    const id = document.paths[proven?.path ?? '']?.[proven?.method ?? '']?.operationId ?? ''
    expect(operationPage(document, id)).toContain('<code>PROOF_REQUIRED</code>')
  })
})
