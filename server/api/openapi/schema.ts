/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = { [keyword: string]: unknown; properties?: Record<string, Schema>; required?: string[] }

export const componentPrefix = '#/components/schemas/'
