// Comes long before the app: keeps the last button that was pressed in vain, and presses it once the app has taken over.
// Plain script, no import.
(function () {
  var pressed = null;
  function keep(event) {
    var button = event.target.closest('button[type="button"]');
    if (button) pressed = button;
  }
  addEventListener('click', keep, true);
  window.pressAgain = function () {
    removeEventListener('click', keep, true);
    if (pressed) pressed.click();
  };
})();
