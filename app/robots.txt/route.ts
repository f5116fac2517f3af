import { fileResponse, fileErrorResponse } from '@/features/seo/file-response'
import { robotsTxt } from '@/features/seo/robots-txt'
import { finderApi } from '@/lib/api/v1/cms/finder'
import { callForHost } from '@/server/api/call-for-host'

export async function GET(request: Request) {
  const result = await callForHost(request, finderApi.sitemapIndex, {})
  return 'status' in result ? fileErrorResponse(result.status) : fileResponse('txt', robotsTxt(result.data))
}
