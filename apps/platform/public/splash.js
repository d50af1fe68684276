// Comes with the intro and long before the app: counts its time from the start of the navigation, skips it on slow connections,
// and lets any key or click end it. The app reads `data-splash`. Plain script, no import.
(function () {
  // The length of the intro (spec §2), as in `Splash.css.ts`.
  var durationMs = 3500;
  // Keys that belong to another key, as in the part itself. Tab ends it: what has the focus must be visible.
  var modifiers = ['Shift', 'Control', 'Alt', 'Meta'];
  function end() {
    document.documentElement.dataset.splash = 'over';
  }
  function endOnKey(event) {
    if (modifiers.indexOf(event.key) < 0) end();
  }
  function align() {
    var intro = document.querySelector('[data-intro]');
    if (!intro || !intro.getAnimations) return;
    // Zero is when the navigation began: what came late is shown for what is left of the time.
    intro.getAnimations({ subtree: true }).forEach(function (animation) {
      animation.startTime = 0;
    });
  }
  function endWithIntro(event) {
    // What it is made of ends before it does.
    if (event.target.hasAttribute('data-intro')) end();
  }
  var connection = navigator.connection || {};
  var slow = ['slow-2g', '2g'];
  if (performance.now() >= durationMs || connection.saveData || slow.indexOf(connection.effectiveType) >= 0)
    return end();
  addEventListener('keydown', endOnKey);
  addEventListener('click', end);
  addEventListener('animationend', endWithIntro);
  // Its styles may come after this script.
  addEventListener('animationstart', align);
  align();
})();
