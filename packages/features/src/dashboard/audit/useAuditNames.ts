import { useLingui } from '@lingui/react/macro';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';
import type { AuditEntry } from './auditEntry.ts';

/** Returns the names of kinds, targets and actors in the language of the page. */
export function useAuditNames() {
  const { t } = useLingui();
  const getAccountRoleName = useRoleName();

  const getKindName = (kind: AuditEntry['kind']): string =>
    ({
      create: t`Added`,
      update: t`Edited`,
      delete: t`Deleted`,
      failed_sign_in: t`Failed login`,
      refusal: t`Refused`,
    })[kind];

  const getTypeName = (type: string): string =>
    ({
      user: t({ message: 'User', context: 'type of an item' }),
      password_reset_link: t`Password reset link`,
      main_category: t({ message: 'Main category', context: 'type of an item' }),
      category: t({ message: 'Category', context: 'type of an item' }),
      course: t({ message: 'Course', context: 'type of an item' }),
      subscription: t({ message: 'Subscription', context: 'type of an item' }),
      video: t`Video`,
      captions: t({ message: 'Captions', context: 'type of an item' }),
      record: t`Recording`,
      pdf: t`PDF`,
      summary: t`Summary`,
      summary_report: t`Report`,
      quiz: t`Quiz`,
      question: t({ message: 'Question', context: 'type of an item' }),
      option: t`Option`,
    })[type] ?? type;

  const getRoleName = (role: NonNullable<AuditEntry['actor_role']>): string =>
    role === 'limited_admin' ? t`Limited admin` : role === 'operator' ? t`Operator` : getAccountRoleName(role);

  /** The actor: a name, the operator, or unknown. */
  const getActorName = ({ actor_name, actor_role }: AuditEntry): string =>
    actor_name ?? (actor_role === null ? t`Unknown` : getRoleName(actor_role));

  /** What the entry is about: a name, an e-mail, or for a refusal the operation. */
  const getTargetName = ({ target_label, target_id, target_type, kind, action }: AuditEntry): string => {
    if (target_label !== null && target_label !== '') return target_label;
    if (kind === 'refusal') return action;
    return target_id === null || target_type === null ? t`Unknown` : `${getTypeName(target_type)} ${target_id}`;
  };

  return { getKindName, getTypeName, getRoleName, getActorName, getTargetName };
}
