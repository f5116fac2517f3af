import { pipelineApi } from '@/lib/api/v1/cms/pipeline'
import { pipelineSchemas } from '@/lib/api/v1/cms/pipeline.schema'
import { defineHandlers } from '@/server/core/define-handlers'
import { hasRunningPipeline } from './has-running-pipeline'

export const pipelineHandlers = defineHandlers(pipelineApi, pipelineSchemas, { hasRunningPipeline })
