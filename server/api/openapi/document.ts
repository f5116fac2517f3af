import { coreVersion } from '@/lib/core-version'
import type { Operation } from '@/server/core/define-handlers'
import { guide } from './guide'
import { openApiOperation } from './operation'
import { tagOf } from './operation-id'
import type { Schema } from './schema'
import { contractSchemas } from './schemas'
import { failure, headers, parameters, responses, securitySchemes } from './shared-parts'

type OpenApiOperation = ReturnType<typeof openApiOperation>
export type OpenApiDocument = ReturnType<typeof openApiDocument>

/** The OpenAPI 3.1 document of the contract (docs/rules/platform.md#openapi-document). */
export function openApiDocument(operations: readonly Operation[]) {
  const schemas = contractSchemas(operations)
  const paths: Record<string, Record<string, OpenApiOperation>> = {}
  for (const row of operations) {
    paths[row.endpoint.path] = { ...paths[row.endpoint.path], [row.endpoint.method]: openApiOperation(row, schemas) }
  }
  const named: Record<string, Schema> = { ...schemas.components, Failure: failure }
  const tags = [...new Set(operations.map(tagOf))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: 'Izlog',
      version: coreVersion,
      description: guide,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    // Relative to the address that the document came from, so that it is right for every host of the shop.
    servers: [{ url: '/', description: 'The shop that answered this document.' }],
    tags: tags.map((name) => ({ name, description: `Calls under /api/${name}.` })),
    paths,
    components: { schemas: named, headers, parameters, responses, securitySchemes },
  }
}
