import { linkApi } from '@/lib/api/v1/cms/link'
import { linkSchemas } from '@/lib/api/v1/cms/link.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { createTranslationFromOriginal } from './create-translation-from-original'
import { masters } from './masters'
import { postTranslationBulk } from './post-translation-bulk'
import { postTranslationBulkExisting } from './post-translation-bulk-existing'
import { postTypeBulk } from './post-type-bulk'

export const linkHandlers = defineHandlers(linkApi, linkSchemas, {
  postTranslationBulk,
  postTranslationBulkExisting,
  createTranslationFromOriginal,
  postTypeBulk,
  masters,
})
