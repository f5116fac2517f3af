import { defineModule, get } from '@/lib/api/endpoint'
import type { Empty } from '@/lib/api/entities/common.schema'
import type { RunningPipeline } from './pipeline.schema'

export const pipelineApi = defineModule('/api/v1/cms/pipeline', {
  /** Whether work on the site's content runs in the background: an import, a release, new renditions. */
  hasRunningPipeline: get<typeof Empty, typeof RunningPipeline>('hasRunningPipeline', { access: 'office' }),
})
