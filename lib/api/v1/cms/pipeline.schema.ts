import { z } from 'zod'
import type { SchemasOf } from '@/lib/api/endpoint'
import { Empty } from '@/lib/api/entities/common.schema'
import type { pipelineApi } from './pipeline'

export const RunningPipeline = z.object({ running: z.boolean() })

export const pipelineSchemas = {
  hasRunningPipeline: { input: Empty, data: RunningPipeline },
} satisfies SchemasOf<typeof pipelineApi>
