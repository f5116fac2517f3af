import { ts } from '@ts-morph/common'

// openapi-typescript calls the compiler API of TypeScript 5, which TypeScript 7 has not; vitest.config.ts gives it this one (docs/decisions/030-api-documentation-of-our-own.md).
export default ts
