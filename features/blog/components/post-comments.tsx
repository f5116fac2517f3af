import { Comments } from '@/features/reviews/components/comments'
import { commentsInput } from '@/features/reviews/comments-input'
import { ClientMessages } from '@/features/site-shell/components/client-messages'
import { commentApi } from '@/lib/api/v1/cms/comment'
import { Hydrate, load, prefetched } from '@/server/rsc'

/** The published comments, rendered into the cached page; the visitor's own ones load in the browser. */
export async function PostComments({ postId }: { postId: number }) {
  const resource = { type: 'post' as const, id: postId }
  const input = commentsInput(resource)
  const [comments, options] = await Promise.all([load(commentApi.filterStandard, input), load(commentApi.getOptions, {})])
  const rules = {
    isOpen: options.CanCommentOnBlog === 'RegisteredUsers',
    canEdit: options.UserCanEditComment,
    onePerUser: options.OneUserOneComment,
  }
  return (
    <ClientMessages names={['comments']}>
      <Hydrate answers={[prefetched(commentApi.filterStandard, input, comments)]}>
        <Comments resource={resource} rules={rules} />
      </Hydrate>
    </ClientMessages>
  )
}
