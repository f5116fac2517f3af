import { queryOptions } from '@tanstack/react-query'
import { call } from '@/lib/api/client'
import { queryKey } from '@/lib/api/query'
import { officePageApi } from '@/lib/api/v1/cms/page/office'
import { officePostApi } from '@/lib/api/v1/cms/post/office'
import { officeProductApi } from '@/lib/api/v1/product/office'
import { postTypeApi } from '@/lib/api/v1/cms/post-type'

const everyPage = { states: ['draft' as const, 'published' as const], limit: 100 }
const everyTemplate = { limit: 100 }

/** For lists to choose from. */
export const allPagesQuery = queryOptions({
  queryKey: queryKey(officePageApi.filter, everyPage),
  queryFn: ({ signal }) => call(officePageApi.filter, everyPage, { signal }),
})

export const templatesQuery = queryOptions({
  queryKey: queryKey(postTypeApi.filterStandard, everyTemplate),
  queryFn: ({ signal }) => call(postTypeApi.filterStandard, everyTemplate, { signal }),
})

export const pageQuery = (id: number) =>
  queryOptions({ queryKey: queryKey(officePageApi.get, { id }), queryFn: ({ signal }) => call(officePageApi.get, { id }, { signal }) })

export const postQuery = (id: number) =>
  queryOptions({ queryKey: queryKey(officePostApi.get, { id }), queryFn: ({ signal }) => call(officePostApi.get, { id }, { signal }) })

/** The version and the address of a product. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: queryKey(officeProductApi.getVersion, { id }),
    queryFn: ({ signal }) => call(officeProductApi.getVersion, { id }, { signal }),
    staleTime: 0,
  })
