import { Watermark } from '@fanous/ui/media/Watermark';
import { useSession } from '../../shared/app/useSession.ts';

/** The name of the signed-in user and the end of the phone number, for a paid video. */
export function VideoWatermark() {
  const user = useSession()?.data;
  return user ? <Watermark name={user.name} identifier={user.phone?.match(/\d{4}$/)?.[0]} /> : null;
}
