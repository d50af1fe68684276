/** A name or phrase that is not used, and what to write instead. */
export interface Ban {
  pattern: RegExp;
  instead: string;
}

/** Parts of a name in camelCase, PascalCase or kebab-case: `bone` is found in `boneMark` and `skeleton-bone.ts`. */
export const bannedNameParts: ReadonlyMap<string, string> = new Map(
  Object.entries({
    admit: 'authorize',
    bone: 'skeleton',
    breach: 'violation',
    bump: 'adjust',
    cloth: 'pattern or palette',
    curtain: 'overlay',
    deed: 'action',
    desk: 'the term of the field',
    dress: 'attributes or class name',
    ear: 'listener',
    granted: 'resource',
    hear: 'on… or listen',
    hem: 'trim',
    island: 'panel or isolate',
    kept: 'cached or stored',
    medal: 'badge',
    medallion: 'badge',
    mended: 'fixed',
    nobody: 'no user',
    nowhere: 'placeholder',
    outsider: 'notSubscribed',
    patience: 'timeout',
    pennant: 'triangle',
    said: 'announced',
    seam: 'line',
    sniff: 'detect',
    specimen: 'sample',
    stretches: 'ranges',
    strand: 'strip',
    surroundings: 'options or environment',
    telling: 'with… or on…',
    tidy: 'normalize or clean',
    turns: 'semaphore or queue',
    whoever: 'user',
    wish: 'request',
  }),
);

const wholeNames = (names: string, instead = 'the name that naming.md gives'): Ban => ({
  pattern: new RegExp(`^(?:${names.trim().split(/\s+/).join('|')})$`),
  instead,
});

/** Whole names of declarations: functions, variables, parameters, types and members. */
export const bannedNames: readonly Ban[] = [
  wholeNames('Asked Wanted Written Marked Held Making Material Speech Chance Piece Hits', 'a noun of the domain'),
  wholeNames('Reader', 'VisitorPreferences or user'),
  wholeNames('bareAnswers answerBareRefusals', 'fallbackErrors, registerFallbackErrors'),
  wholeNames('giveBack refuseBeyond lockWhatCounts looseFiles giveUpAllFiles claimFiles takeDueFiles'),
  wholeNames('Copies Packing isStillAt lookOf facesOf withFaces withPicture lateParts takeOver'),
  wholeNames('whenThere whenIdle', 'loadOnVisible, runWhenIdle'),
  wholeNames('renewed forgetViewer landing isFor ownFirst readLastCourse createSpeech'),
  wholeNames('isShutOff standingIn isWorkshop handIn takeBack isCut isLost oneByOne pressAgain'),
  wholeNames('AnswerCache checkPlace answerProblems findsPart recount namingStatements countWhile answerShapes'),
  wholeNames('requireGives takenAsField requireRoster countTaker KeyedQuestion uncountLeavingUser'),
  wholeNames('useSaid useSay useSettled useResting useFirstOfNew useLoss useEntrance useMaking useMaterial', 'useNoun'),
  wholeNames('useChosen useFound useArrival useTab', 'useSelected…, use…Search, useRouteFocus, useOpenInNewTab'),
  wholeNames('usualLimits coursePart drawnAtMost deepest mostOfOnePerson fewQuestions', 'the unit and the meaning'),
  wholeNames('paymentHeading lockedWord addressOf checkEmbed lookUp fetchMenu'),
  wholeNames('olderHost olderShapes', 'legacyApi, legacyShapes'),
  wholeNames('AppContext', 'AppServices'),
  {
    // Words that are no texts of a component: the values of `x-access` in the contract, and words of a language.
    pattern: /^(?!(?:access|whole)Words$)\w*[a-z]Words$/,
    instead: '…Labels',
  },
];

/** Names of functions alone. */
export const bannedFunctionNames: readonly Ban[] = [
  { pattern: /^(?!indexOf$|lastIndexOf$|valueOf$|instanceOf$)[a-z]\w*Of$/, instead: 'get…, find…, to… or count…' },
  { pattern: /^as[A-Z]/, instead: 'to…' },
];

const phrase = (words: string, instead: string): Ban => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i'),
  instead,
});

/** Turns of phrase in comments, test titles and docs. */
export const bannedPhrases: readonly Ban[] = [
  phrase('told', 'receives, or name who sends what'),
  phrase('mended', 'fixed'),
  phrase('deeds?', 'action'),
  phrase('wherefore', 'so'),
  phrase('whoever|whosoever', 'users who, or code that'),
  phrase('nobody', 'no user'),
  phrase('for who', 'for users who'),
  phrase('of a hand', 'name the input device'),
  phrase('in its one spelling', 'canonical'),
  phrase('it says', 'name what it contains'),
  phrase('at once', 'immediately, synchronously or together'),
  phrase('the ones', 'name them'),
  phrase('stands? beside|stood beside', 'is next to'),
  phrase('a thing of|things of', 'name it'),
  phrase('there are as many', 'the same number'),
  phrase('anew', 'again'),
  phrase('met halfway|meets halfway', 'could deadlock'),
  phrase('out of itself', 'name the value'),
  phrase('the own', 'their own'),
  phrase('outlived?', 'is older than'),
  phrase('hears? of', 'is notified of'),
  phrase('is dressed|dress(?:es)?', 'attributes'),
  phrase('is heard', 'is announced'),
];
