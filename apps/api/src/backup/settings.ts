import { readConfig } from '../config.ts';
import type { EnvironmentVariables } from '../config/settings.ts';

const secretName = /(^|_)(PASSWORD|SECRET|TOKEN|KEY|KEY_ID)$|^(DATABASE|SMTP)_URL$/;

/** The settings of a backup: the values that are set, and the names of the secrets that were left out. */
export interface BackupSettings {
  settings: Record<string, string>;
  omittedSecrets: string[];
}

/** Reads the settings that are set, without secrets. */
export function readBackupSettings(environment: EnvironmentVariables): BackupSettings {
  const names = new Set<string>();
  // The names of the settings are known where they are read, and nowhere else.
  const recorder = new Proxy(environment, {
    get: (target, name) => {
      names.add(String(name));
      return target[String(name)];
    },
  });
  readConfig(recorder);
  const set = [...names].toSorted().flatMap((name) => {
    const value = environment[name];
    return value ? [{ name, value }] : [];
  });
  const isSecret = ({ name, value }: { name: string; value: string }) => secretName.test(name) || hasUserInfo(value);
  return {
    settings: Object.fromEntries(set.filter((one) => !isSecret(one)).map(({ name, value }) => [name, value])),
    omittedSecrets: set.filter(isSecret).map(({ name }) => name),
  };
}

const hasUserInfo = (value: string) => URL.canParse(value) && new URL(value).username + new URL(value).password !== '';
