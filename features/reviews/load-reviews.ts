import { commentApi } from '@/lib/api/v1/cms/comment'
import { load, prefetched } from '@/server/rsc'
import { commentsInput, type Resource, type ReviewRules } from './comments-input'

/** Loads the first reviews for hydration, and the rules of reviewing. */
export async function loadReviews(resource: Resource) {
  const input = commentsInput(resource)
  const [reviews, options] = await Promise.all([load(commentApi.filterStandard, input), load(commentApi.getOptions, {})])
  const rules: ReviewRules = { stars: options.NumberOfStarsOnSite, canEdit: options.UserCanEditCommentOnSite }
  return { reviews: prefetched(commentApi.filterStandard, input, reviews), rules }
}
